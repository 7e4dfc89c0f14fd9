import { isMap, isScalar, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { Problem } from "./problem.ts";

export type FieldPath = readonly PropertyKey[];

/** A content file, read but not yet checked. */
export type Source = {
  /** Path from the project's root. */
  file: string;
  /** The YAML data: the whole file, or a Markdown file's front matter. */
  data: unknown;
  /** The Markdown below the front matter; "" in a YAML file. */
  body: string;
  /** The body's first line, 1-based. */
  bodyLine: number;
  /** Line of a field; of its nearest existing parent, where the field is missing. */
  lineOf(path: FieldPath): number;
  /** What is wrong before any schema is asked: syntax, an empty file. */
  problems: Problem[];
};

/** In characters; the longest text of the site has a tenth of it. */
const longest = 200_000;

/** What no editor types: what UTF-8 could not read, and control characters but tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unreadable = /[\uFFFD\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069]/;

/** What each file said last: of an edit in `next dev`, only the edited file is read anew. */
const lastRead = new Map<string, { text: string; source: Source }>();

/** Reads one file of `content/`; the same text gives the same source. */
export function readSource(file: string, text: string): Source {
  const last = lastRead.get(file);
  if (last?.text === text) return last.source;
  const source = readAnew(file, text);
  lastRead.set(file, { text, source });
  return source;
}

/** The fields on top of a Markdown file, of a text with plain lines. */
export const frontMatter = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** A text without a byte order mark, and with the line ends of Unix. */
export function withPlainLines(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** YAML, or Markdown with YAML between `---` lines on top. */
function readAnew(file: string, text: string): Source {
  const normal = withPlainLines(text);
  if (normal.length > longest)
    return broken(file, 1, `has ${normal.length} characters, at most ${longest}; is it a text?`);
  if (normal.trim() === "") return broken(file, 1, "is empty; fill it in or delete it");
  const strange = strangeSign(normal);
  if (strange) return broken(file, lineAt(normal, strange.index), strange.message);
  if (!file.endsWith(".md")) return readYaml(file, normal, 0, "");
  const match = frontMatter.exec(normal);
  if (!match)
    return broken(file, 1, 'needs its fields on top, between two lines of "---" (front matter)');
  const body = normal.slice(match[0].length);
  return readYaml(file, match[1] ?? "", 1, body, match[0].split("\n").length);
}

/** The first sign of a text that no editor types, and what to do about it. */
export function strangeSign(text: string): { index: number; message: string } | undefined {
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

function broken(file: string, line: number, message: string): Source {
  const problems = [{ file, line, field: "", message }];
  return { file, data: undefined, body: "", bodyLine: 1, lineOf: () => line, problems };
}

function readYaml(
  file: string,
  yaml: string,
  lineOffset: number,
  body: string,
  bodyLine = 1,
): Source {
  if (deepestNesting(yaml) > 40)
    return broken(
      file,
      1,
      "has groups inside of groups too deep to be read; take some brackets out",
    );
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => lines.linePos(offset).line + lineOffset;
  const problems = [...document.errors, ...document.warnings].map((error) => ({
    file,
    line: at(error.pos[0]),
    field: "",
    message: explainYaml(error.code, error.message, yaml, error.pos[0]),
  }));
  const lineOf = (path: FieldPath) => {
    const offset = nodeOffset(document.contents, path);
    return offset === undefined ? 1 : at(offset);
  };
  const alias = aliasOffset(document);
  if (alias !== undefined)
    problems.push({
      file,
      line: at(alias),
      field: "",
      message: 'begins with "*", which repeats another value; write it out, or put it in quotes',
    });
  const data: unknown = problems.length > 0 ? undefined : document.toJS();
  return { file, data, body, bodyLine, lineOf, problems: problems.slice(0, 1) };
}

/** Where a value stands that only repeats another one: such files can grow without end. */
function aliasOffset(document: ReturnType<typeof parseDocument>): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias(_, node) {
      offset = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** How many brackets, or steps of indentation, stand inside of each other; texts are counted too. */
function deepestNesting(yaml: string): number {
  let depth = 0;
  let deepest = 0;
  for (const sign of yaml) {
    if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth = Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  const dashes = yaml.matchAll(/^\s*((?:[-?] +)+)/gm);
  for (const [, row = ""] of dashes) deepest = Math.max(deepest, row.length / 2);
  for (const [indent] of yaml.matchAll(/^ +/gm)) deepest = Math.max(deepest, indent.length / 4);
  return deepest;
}

/** Where a field's key begins; the nearest parent's, where the field is not there. */
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

/** The parser's errors, in an editor's words. */
function explainYaml(code: string, message: string, yaml: string, offset: number): string {
  const line = yaml.slice(yaml.lastIndexOf("\n", offset - 1) + 1).split("\n", 1)[0] ?? "";
  if (/^\s*\t/.test(line)) return "indent with spaces; this line begins with a tab";
  if (/:\s+\{\{/.test(line)) return 'a value that begins with "{{" must stand in double quotes';
  if (code === "TAG_RESOLVE_FAILED")
    return 'a value that begins with "!" must stand in double quotes';
  if (code === "MULTIPLE_DOCS") return 'has a line of "---" in its middle; take it out';
  if (code === "DUPLICATE_KEY") return "this field is there twice; keep one";
  if (/:\s.*:\s/.test(line))
    return 'a value with a colon in it must stand in double quotes: field: "one: two"';
  return `the YAML cannot be read here (${message.split("\n", 1)[0]}); check indentation and quotes`;
}
