import type { Problem } from "./problem.ts";
import { parseYaml, type Yaml } from "./yaml.ts";

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
  /** Problems of the file as a whole: its syntax, its encoding, an empty file. */
  problems: Problem[];
};

/** In characters; the longest text of the site has a tenth of this. */
const longest = 200_000;

/** Bytes that are not UTF-8, and control characters other than tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are searched for
const unreadable = /[\uFFFD\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069]/;

/** The last text of each file: after an edit, `next dev` parses the edited file alone. */
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
export const frontMatter = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** A text without a byte order mark, and with the line ends of Unix. */
export function withPlainLines(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** Parses YAML, or Markdown with YAML between `---` lines on top. */
function parseSource(file: string, text: string): Source {
  const normal = withPlainLines(text);
  if (normal.length > longest)
    return broken(file, 1, `has ${normal.length} characters, at most ${longest}; is it a text?`);
  if (normal.trim() === "") return broken(file, 1, "is empty; fill it in or delete it");
  const strange = strangeSign(normal);
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

/** The marks that Git leaves in a file where two versions of it differ. */
const conflict = /^(?:<{7}|>{7})(?: .*)?$/m;

/** A non-breaking space where the space means something: an indentation, or behind a mark. */
const nonBreaking = /(?<=^[ \t]*(?:[-*] *|#+ *|[\w"-]+: *)?)[\u00A0\u202F\u2007\u200B]/m;

/** The first sign of a text that cannot be right, and what to do about it. */
export function strangeSign(text: string): { index: number; message: string } | undefined {
  const mark = text.search(conflict);
  if (mark >= 0)
    return {
      index: mark,
      message:
        'has two versions from here on (a conflict); keep one, and take the lines with "<<<<<<<", "=======" and ">>>>>>>" out',
    };
  const space = text.search(nonBreaking);
  if (space >= 0)
    return { index: space, message: "has a non-breaking space; type a plain space in its place" };
  const index = text.search(unreadable);
  if (index < 0) return undefined;
  // UTF-16 has a zero byte beside each Latin letter.
  const isEncoding = text[index] === "\uFFFD" || text[index] === "\0";
  const message = isEncoding
    ? "has a character that is not UTF-8; save the file as UTF-8"
    : "has a control character, which few editors show; write the line anew";
  return { index, message };
}

/** The line of an offset in a text, 1-based. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
