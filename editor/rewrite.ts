import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** A part of the text, from and to an offset, and what comes in its place. */
type Edit = { from: number; to: number; text: string };
type Context = { source: string; edits: Edit[] };

/**
 * A YAML text with other data, changed as little as can be: what stays the same keeps its line
 * breaks, quotes, order and comments, so that an edit reads in Git as what it is.
 * @throws where the result would not say what was asked, which no text is known to do
 */
export function rewriteYaml(source: string, data: unknown): string {
  const document = parseDocument(source);
  const context: Context = { source, edits: [] };
  if (document.contents === null) return new Document(data).toString({ lineWidth });
  rewriteNode(document.contents, data, context, 0);
  const text = context.edits
    .sort((a, b) => b.from - a.from)
    .reduce((rest, edit) => rest.slice(0, edit.from) + edit.text + rest.slice(edit.to), source);
  const result = parseDocument(text);
  if (result.errors.length === 0 && isDeepStrictEqual(result.toJS(), data)) return text;
  return new Document(data).toString({ lineWidth });
}

const lineWidth = 100;

function rewriteNode(node: Node, data: unknown, context: Context, indent: number): void {
  if (isDeepStrictEqual(node.toJSON(), data)) return;
  const inFlow = isCollection(node) && node.flow;
  if (isMap(node) && isRecord(data) && !inFlow) rewriteMap(node, data, context, indent);
  else if (isSeq(node) && Array.isArray(data) && !inFlow) rewriteSeq(node, data, context);
  else replace(node, data, context, indent);
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function rewriteMap(map: YAMLMap, data: Record<string, unknown>, context: Context, at: number) {
  const indent = map.items.length > 0 ? columnOf(startOf(map), context.source) : at;
  let last = startOf(map);
  for (const pair of map.items as Pair<Scalar, Node>[]) {
    const key = String(pair.key.value);
    const [from, to] = linesOf(pair, context.source);
    const first = from - columnOf(from, context.source);
    const isAlone = context.source.slice(first, from).trim() === "";
    if (!(key in data)) context.edits.push({ from: isAlone ? first : from, to, text: "" });
    else if (pair.value && !isEmptyNode(pair.value))
      rewriteNode(pair.value, data[key], context, indent);
    else if (data[key] !== null) {
      context.edits.push({ from, to, text: pairText(key, data[key], indent).slice(indent) });
    }
    last = to;
  }
  const known = map.items.map((pair) => String((pair.key as Scalar).value));
  for (const [key, value] of Object.entries(data).filter(([key]) => !known.includes(key)))
    context.edits.push({ from: last, to: last, text: pairText(key, value, indent) });
}

function isEmptyNode(node: Node): boolean {
  return isScalar(node) && node.range?.[0] === node.range?.[1];
}

/** Entries that stay are taken over as they are written, wherever in the list they are now. */
function rewriteSeq(seq: YAMLSeq, data: unknown[], context: Context): void {
  const nodes = seq.items as Node[];
  const indent = columnOf(startOf(seq), context.source);
  if (nodes.length === data.length && nodes.length > 0) {
    const moved = data.some((value, i) => nodes.some((n, j) => i !== j && same(n, value)));
    if (!moved) {
      for (const [i, node] of nodes.entries()) rewriteNode(node, data[i], context, indent + 2);
      return;
    }
  }
  const [from, to] = [startOf(seq), endOf(seq, context.source)];
  if (data.length === 0) {
    context.edits.push({ from, to, text: "[]\n" });
    return;
  }
  const texts = data.map((value) => {
    const kept = nodes.find((node) => same(node, value));
    if (!kept) return indented(new Document([value]).toString({ lineWidth }), indent);
    const text = context.source.slice(startOf(kept), endOf(kept, context.source));
    return `${" ".repeat(indent)}- ${text.endsWith("\n") ? text : `${text}\n`}`;
  });
  context.edits.push({ from: from - indent, to, text: texts.join("") });
}

function same(node: Node, value: unknown): boolean {
  return isDeepStrictEqual(node.toJSON(), value);
}

/** Another value in a node's place; a text stays folded or quoted as it was. */
function replace(node: Node, data: unknown, context: Context, indent: number): void {
  const [from, to] = [startOf(node), endOf(node, context.source)];
  const document = new Document({ key: data });
  const next = document.get("key", true) as Node;
  if (isScalar(node) && isScalar(next)) {
    if (typeof node.value === typeof data && node.type) next.type = node.type;
    if (typeof data === "number" && node.minFractionDigits)
      next.minFractionDigits = node.minFractionDigits;
  }
  if (isCollection(next) && isCollection(node)) next.flow = Boolean(node.flow);
  const block = isCollection(next) && !next.flow && next.items.length > 0;
  const lines = document.toString({ lineWidth }).slice("key:".length);
  const text = indented(lines, indent).slice(indent);
  const whole = context.source.slice(from, to).endsWith("\n") ? text : text.replace(/\n$/, "");
  context.edits.push({ from, to, text: block ? whole : whole.replace(/^ /, "") });
}

function pairText(key: string, value: unknown, indent: number): string {
  return indented(new Document({ [key]: value }).toString({ lineWidth }), indent);
}

function indented(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, " ".repeat(by));
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** Where a node's own text ends; of a block, with the end of its last line. */
function endOf(node: Node, source: string): number {
  if (!isCollection(node) || node.flow) return node.range?.[1] ?? 0;
  const last = node.items.at(-1) as Node | Pair<Node, Node> | undefined;
  if (!last) return node.range?.[1] ?? 0;
  const inner = "key" in last ? (last.value ?? last.key) : (last as Node);
  return lineEnd(endOf(inner, source), source);
}

/** The lines that a field of a map takes, without the comments around it. */
function linesOf(pair: Pair<Scalar, Node>, source: string): [number, number] {
  const end = pair.value ? endOf(pair.value, source) : (pair.key.range?.[1] ?? 0);
  return [startOf(pair.key), lineEnd(end, source)];
}

/** After the line break that ends the line of an offset; there, where it begins a line. */
function lineEnd(offset: number, source: string): number {
  if (source[offset - 1] === "\n") return offset;
  const end = source.indexOf("\n", offset);
  return end < 0 ? source.length : end + 1;
}

function columnOf(offset: number, source: string): number {
  return offset - (source.lastIndexOf("\n", offset - 1) + 1);
}
