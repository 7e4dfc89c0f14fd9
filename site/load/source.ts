import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from "yaml";
import type { Problem } from "./problem.ts";
import { type FieldPath, type Step, stepsTo, textsIn } from "./walk.ts";

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
  lineOf(path: FieldPath): number;
  /** The first problem of its syntax or encoding, if any: then there is no data. */
  problem?: Problem;
};

/** The last text of each file: after an edit, `next dev` parses only the edited file. */
const lastRead = new Map<string, { text: string; source: Source }>();

/** Parses one file of `content/`; the same text gives the same source. */
export function readSource(file: string, text: string): Source {
  const last = lastRead.get(file);
  if (last?.text === text) return last.source;
  const source = parseSource(file, withPlainLines(text));
  lastRead.set(file, { text, source });
  return source;
}

/** A problem of a field of a file, at the line of the field or of its nearest parent. */
export function problemAt(
  { file, data, lineOf }: Source,
  path: FieldPath,
  message: string,
): Problem {
  return { file, line: lineOf(path), field: stepsTo(data, path), message };
}

/** A problem of the Markdown below a file's fields, at an offset of it. */
export function problemInBody(source: Source, index: number, message: string): Problem {
  const line = source.bodyLine + lineAt(source.body, index) - 1;
  return { file: source.file, line, field: ["body"], message };
}

/** The YAML on top of a Markdown file, for a text with Unix line ends. */
const frontMatter = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** A text without a byte order mark, and with the line ends of Unix. */
export function withPlainLines(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** The line of an offset in a text, 1-based. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

/** Parses YAML, or Markdown with YAML between `---` lines on top. */
function parseSource(file: string, text: string): Source {
  const refused = (line: number, message: string, field: Step[] = []): Source => {
    const problem = { file, line, field, message };
    return { file, data: undefined, body: "", bodyLine: 1, lineOf: () => line, problem };
  };
  const strange = encodingProblem(text);
  if (strange) return refused(lineAt(text, strange.index), strange.message);
  const top = file.endsWith(".md") ? frontMatter.exec(text) : ["", text];
  if (!top) return refused(1, 'needs its fields on top, between two lines of "---" (front matter)');
  const [{ length }, yaml = ""] = top as [string, string?];
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineIn = (offset: number) => lines.linePos(offset).line + (length > 0 ? 1 : 0);
  const lineOf = (path: FieldPath) => lineIn(nodeOffset(document.contents, path) ?? 0);
  const [error] = [...document.errors, ...document.warnings];
  if (error) return refused(lineIn(error.pos[0]), error.message);
  const dropped = droppedWords(document);
  if (dropped !== undefined)
    return refused(
      lineIn(dropped),
      'has a "#", "&" or "*", which YAML does not read as a part of the text; put the text in double quotes',
    );
  const data: unknown = document.toJS();
  // A value may have a character as an escape: "\\a", "\\uD83C".
  for (const [value, path] of textsIn(data)) {
    const strange = encodingProblem(value);
    if (strange) return refused(lineOf(path), strange.message, stepsTo(data, path));
  }
  const body = length > 0 ? text.slice(length) : "";
  return { file, data, body, bodyLine: lineAt(text, length), lineOf };
}

/**
 * What no text may hold, since XML, addresses and hosts' files cannot: control characters except
 * tab and line feed, bytes that are not UTF-8, marks that reorder text, and invisible characters.
 * Joiners and variation selectors, which emoji and scripts need, are allowed.
 */
const unreadable =
  /\uFFFD|(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u2028-\u202E]|(?![\u200C\u200D]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;

/** The first such character of a text, and where it stands. */
function encodingProblem(text: string): { index: number; message: string } | undefined {
  const index = text.search(unreadable);
  if (index < 0) return undefined;
  const code = (text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return { index, message: `has an invisible character (U+${code}); take it out` };
}

/** Where YAML drops words of a text without an error: behind a "#", or a name behind "&" or "*". */
function droppedWords(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Node(key, node) {
      const { type, value, comment, commentBefore } = node as Scalar;
      const isText = typeof value === "string" && /^(?:PLAIN|BLOCK)/.test(type ?? "");
      const hasComment = isText && (comment || (key === "value" && commentBefore));
      if (!hasComment && !isAlias(node) && !node.anchor) return undefined;
      offset = node.range?.[0];
      return visit.BREAK;
    },
  });
  return offset;
}

/** Offset of a field's key, or of its nearest existing parent's. */
function nodeOffset(root: Node | null, path: FieldPath): number | undefined {
  let node: unknown = root;
  let offset = root?.range?.[0];
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
