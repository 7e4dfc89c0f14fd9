import { type FieldPath, fieldName, type Step } from "./walk.ts";

/** A problem of a content file or a setting, in words that an editor can act on. */
export type Problem = {
  /** Path from the project's root, "content/prices.yaml". */
  file: string;
  /** 1-based line of the value, or of its parent if it is missing. */
  line: number;
  /** The steps to the field, ["body"] for the Markdown below the fields, none for the file as a whole. */
  field: readonly Step[];
  message: string;
};

/** A problem of a line of a file that has no fields, or of the file as a whole. */
export function problemOnLine(file: string, line: number, message: string): Problem {
  return { file, line, field: [], message };
}

/** Reports a problem of the field at a path of a file. */
export type Report = (file: string, path: FieldPath, message: string) => void;

/** "content/prices.yaml:12 categories.flyer.tab: is missing" */
export function formatProblem({ file, line, field, message }: Problem): string {
  return `${file}:${line} ${field.length > 0 ? `${fieldName(field)}: ` : ""}${message}`;
}

/**
 * Problems on a line each, and their number, for a terminal. Their paths begin with the folder that
 * CONTENT_ROOT names ("e2e/fixture/content/prices.yaml:12 …").
 */
export function problemLines(problems: Problem[]): string {
  const root = process.env.CONTENT_ROOT;
  const lines = problems.map((problem) =>
    formatProblem(root ? { ...problem, file: `${root}/${problem.file}` } : problem),
  );
  return `${lines.join("\n")}\n\n${pluralize(problems.length, "problem")} in the content.`;
}

/** Thrown when a page reads content with problems; the message lists each on a line. */
export class ContentError extends Error {
  constructor(problems: Problem[]) {
    super(problemLines(problems));
    this.name = "ContentError";
    // The message names file and line; the stack of the code would not help an editor.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** "1 problem", "2 entries". */
export function pluralize(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun.replace(/y$/, "ie")}s`;
}
