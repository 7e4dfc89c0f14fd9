import { isMap, isScalar, LineCounter, type Node, parseDocument, visit } from "yaml";

export type FieldPath = readonly PropertyKey[];

export type Yaml = {
  /** undefined where there are problems. */
  data: unknown;
  /** Line of a field, or of its nearest existing parent. */
  lineOf(path: FieldPath): number;
  /** The first syntax error. */
  problem: { line: number; message: string } | undefined;
};

/** Deeper groups would overflow the parser's stack. */
const deepest = 40;

/**
 * Parses YAML and keeps the line of each field.
 * @param linesAbove lines of the file that precede the YAML
 */
export function parseYaml(yaml: string, linesAbove = 0): Yaml {
  if (deepestNesting(yaml) > deepest) {
    const message = "has groups inside of groups too deep to be read; take some brackets out";
    return { data: undefined, lineOf: () => 1, problem: { line: 1, message } };
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesAbove;
  const lineOf = (path: FieldPath) => {
    const offset = nodeOffset(document.contents, path);
    return offset === undefined ? 1 : lineAt(offset);
  };
  const [error] = [...document.errors, ...document.warnings];
  const offset = error?.pos[0] ?? aliasOffset(document);
  if (offset === undefined) return { data: document.toJS(), lineOf, problem: undefined };
  if (!error) {
    const message =
      'begins with "*", which repeats another value; write it out, or put it in quotes';
    return { data: undefined, lineOf, problem: { line: lineAt(offset), message } };
  }
  const line = lineAt(offset);
  const wrong = wrongIndent(error, yaml.split("\n"), line - linesAbove);
  const problem = wrong
    ? { line: wrong + linesAbove, message: badIndent }
    : { line, message: explainYaml(error.code, error.message, yaml, offset) };
  return { data: undefined, lineOf, problem };
}

const badIndent =
  "is indented wrongly; begin it below the fields or dashes of its group, with as many spaces";

/** The line that is indented wrongly, if that is the error; 1-based. */
function wrongIndent(
  { code, message }: { code: string; message: string },
  lines: string[],
  line: number,
): number | undefined {
  const [own = "", next = ""] = [lines[line - 1], lines[line]];
  if (/\t/.test(own) || /:\s.*:\s/.test(own)) return undefined;
  if (code === "BAD_INDENT" || /^(Sequence item without|A block sequence)/.test(message))
    return line;
  const indentOf = (text: string) => text.search(/\S/);
  const isDeeper = /^\s*([\w"-]+:|- )/.test(next) && indentOf(next) > indentOf(own);
  return code === "BLOCK_AS_IMPLICIT_KEY" && isDeeper ? line + 1 : undefined;
}

/** Offset of the first alias (`*name`), if any: nested aliases can expand without end. */
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

/** An upper bound of how deep groups are nested: brackets or steps of indentation, in texts too. */
function deepestNesting(yaml: string): number {
  let depth = 0;
  let most = 0;
  for (const sign of yaml) {
    if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth = Math.max(0, depth - 1);
    most = Math.max(most, depth);
  }
  const dashes = yaml.matchAll(/^\s*((?:[-?] +)+)/gm);
  for (const [, row = ""] of dashes) most = Math.max(most, row.length / 2);
  for (const [indent] of yaml.matchAll(/^ +/gm)) most = Math.max(most, indent.length / 4);
  return most;
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

/** A parser's error in an editor's words. */
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
