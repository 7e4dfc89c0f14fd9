import { isMap, isScalar, LineCounter, type Node, parseDocument } from "yaml";
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

/** Reads one file of `content/`: YAML, or Markdown with YAML between `---` lines on top. */
export function readSource(file: string, text: string): Source {
  if (text.includes("\uFFFD")) {
    const line = text.slice(0, text.indexOf("\uFFFD")).split("\n").length;
    return broken(file, line, "has a character that is not UTF-8; save the file as UTF-8");
  }
  if (text.trim() === "") return broken(file, 1, "is empty; fill it in or delete it");
  const normal = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  if (!file.endsWith(".md")) return readYaml(file, normal, 0, "");
  const match = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(normal);
  if (!match)
    return broken(file, 1, 'needs its fields on top, between two lines of "---" (front matter)');
  const body = normal.slice(match[0].length);
  return readYaml(file, match[1] ?? "", 1, body, match[0].split("\n").length);
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
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => lines.linePos(offset).line + lineOffset;
  const problems = document.errors.map((error) => ({
    file,
    line: at(error.pos[0]),
    field: "",
    message: explainYaml(error.code, error.message, yaml, error.pos[0]),
  }));
  const lineOf = (path: FieldPath) => {
    const offset = nodeOffset(document.contents, path);
    return offset === undefined ? 1 : at(offset);
  };
  const data: unknown = problems.length > 0 ? undefined : document.toJS();
  return { file, data, body, bodyLine, lineOf, problems: problems.slice(0, 1) };
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
  if (code === "DUPLICATE_KEY") return "this field is there twice; keep one";
  if (/:\s.*:\s/.test(line))
    return 'a value with a colon in it must stand in double quotes: field: "one: two"';
  return `the YAML cannot be read here (${message.split("\n", 1)[0]}); check indentation and quotes`;
}
