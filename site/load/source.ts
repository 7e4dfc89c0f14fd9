import { isMap, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import type { Problem } from "./problem.ts";
import { droppedWords, encodingProblem } from "./text-problems.ts";
import { type FieldPath, fieldName, textsIn } from "./walk.ts";

type Yaml = {
  /** undefined where there are problems. */
  data: unknown;
  /** Line of a field, or of its nearest existing parent. */
  lineOf(path: FieldPath): number;
  /** The first syntax error, or the first value that no text may have. */
  problem: { line: number; message: string; field?: string } | undefined;
};

/** A content file, parsed but not yet checked against its schema. */
export type Source = {
  /** Path from the project's root. */
  file: string;
  /** The YAML data: the whole file, or a Markdown file's front matter. */
  data: unknown;
  /** The Markdown below the front matter; "" in a YAML file. */
  body: string;
  /** The body's first line, 1-based. */
  bodyLine: number;
  /** Line of a field, or of its nearest existing parent. */
  lineOf: Yaml["lineOf"];
  /** The problem of the file as a whole, if any: its syntax, its encoding. */
  problems: Problem[];
};

/** The last text of each file: after an edit, `next dev` parses only the edited file. */
const lastRead = new Map<string, { text: string; source: Source }>();

/** Parses one file of `content/`; the same text gives the same source. */
export function readSource(file: string, text: string): Source {
  const last = lastRead.get(file);
  if (last?.text === text) return last.source;
  const source = parseSource(file, text);
  lastRead.set(file, { text, source });
  return source;
}

/** The YAML on top of a Markdown file, for a text with Unix line ends. */
const frontMatter = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** A text without a byte order mark, and with the line ends of Unix. */
export function withPlainLines(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** Parses YAML, or Markdown with YAML between `---` lines on top. */
function parseSource(file: string, text: string): Source {
  const normal = withPlainLines(text);
  const strange = encodingProblem(normal);
  if (strange) return broken(file, lineAt(normal, strange.index), strange.message);
  if (!file.endsWith(".md")) return sourceOf(file, parseYaml(normal));
  const match = frontMatter.exec(normal);
  if (!match)
    return broken(file, 1, 'needs its fields on top, between two lines of "---" (front matter)');
  const body = normal.slice(match[0].length);
  return sourceOf(file, parseYaml(match[1] ?? "", 1), body, match[0].split("\n").length);
}

function sourceOf(file: string, { data, lineOf, problem }: Yaml, body = "", bodyLine = 1): Source {
  const problems = problem ? [{ file, field: "", ...problem }] : [];
  return { file, data, body, bodyLine, lineOf, problems };
}

function broken(file: string, line: number, message: string): Source {
  return sourceOf(file, { data: undefined, lineOf: () => line, problem: { line, message } });
}

/** The line of an offset in a text, 1-based. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

/**
 * Parses YAML and keeps the line of each field.
 * @param linesAbove lines of the file that precede the YAML
 */
function parseYaml(yaml: string, linesAbove = 0): Yaml {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineIn = (offset: number) => lines.linePos(offset).line + linesAbove;
  const lineOf = (path: FieldPath) => lineIn(nodeOffset(document.contents, path) ?? 0);
  const broken = (line: number, message: string, field = "") => {
    return { data: undefined, lineOf, problem: { line, message, field } };
  };
  const [error] = [...document.errors, ...document.warnings];
  if (error) return broken(lineIn(error.pos[0]), error.message);
  const dropped = droppedWords(document);
  if (dropped !== undefined)
    return broken(
      lineIn(dropped),
      'has a "#", "&" or "*", which YAML does not read as a part of the text; put the text in double quotes',
    );
  const data: unknown = document.toJS();
  // A value may have a character as an escape: "\\a", "\\uD83C".
  for (const [text, path] of textsIn(data)) {
    const strange = encodingProblem(text);
    if (strange) return broken(lineOf(path), strange.message, fieldName(data, path));
  }
  return { data, lineOf, problem: undefined };
}

/** Offset of a field's key, or of its nearest existing parent's. */
function nodeOffset(root: Node | null, path: FieldPath): number | undefined {
  let node: unknown = root;
  let offset = (root as Node | null)?.range?.[0];
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
      if (!pair) return offset;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else {
      node = (node as { items?: unknown[] } | null)?.items?.[Number(step)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    }
  }
  return offset;
}
