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
import { withLineFeeds } from "../line-ends.ts";
import { type Problem, problemOnLine } from "./problem.ts";
import { type FieldPath, stepsTo } from "./walk.ts";

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
  const source = parseSource(file, text);
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

/**
 * What nobody sees and no address can have: control characters, marks of direction, and characters
 * without a width that come along with a copied text. Tabs and line ends stay, and so do the joiners,
 * variation selectors and tags that emoji are made of.
 */
const unseen =
  /[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\n\r\v\f\x85]--[\u200C\u200D\p{Variation_Selector}\u{E0020}-\u{E007F}]]/gv;

/** A text without what nobody sees, a byte order mark among it, and with the line ends of Unix. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, "").replace(/\r\n?/g, "\n");
}

/** The line of an offset in a text, 1-based. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

/** Parses YAML, or Markdown with YAML between `---` lines on top. */
function parseSource(file: string, typed: string): Source {
  const refused = (line: number, message: string): Source => {
    const problem = problemOnLine(file, line, message);
    return { file, data: undefined, body: "", bodyLine: 1, lineOf: () => line, problem };
  };
  if (/^\uFFFD|\0/.test(typed)) return refused(1, "is in another encoding; save it as UTF-8");
  const text = withoutUnseen(typed);
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
  // In YAML, these line ends would end a field. An escape such as "\\a" or "\\uD83C" is a character here.
  const data: unknown = document.toJS({
    reviver: (_, value) =>
      typeof value === "string" ? withoutUnseen(withLineFeeds(value).toWellFormed()) : value,
  });
  const body = length > 0 ? withLineFeeds(text.slice(length)) : "";
  return { file, data, body, bodyLine: lineAt(text, length), lineOf };
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
