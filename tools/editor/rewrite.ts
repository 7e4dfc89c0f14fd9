import { isDeepStrictEqual } from "node:util";
import {
  type Document,
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
import { isGroup } from "./values.ts";

/** Long values are not folded, so that a change of one is a change of one line. */
const yamlStyle = { lineWidth: 0, flowCollectionPadding: false } as const;

/**
 * A YAML text with other data: unchanged values keep their quotes, order and comments, so that the
 * difference in Git shows the edit alone. What is taken out takes the comments in it and beside it
 * along; those above it stay.
 */
export function rewriteYaml(source: string, data: unknown): string {
  const document: Document = parseDocument(source);
  if (isDeepStrictEqual(document.toJS(), data)) return source;
  document.contents = updated(document.contents, data, document);
  return document.toString(yamlStyle);
}

/** A node with other data: the same node where possible, since it keeps its style. */
function updated(node: Node | null, data: unknown, document: Document): Node {
  if (node && holds(node, data)) return node;
  if (isMap(node) && isGroup(data)) return updateMap(node as Fields, data, document);
  if (isSeq(node) && Array.isArray(data)) return updateList(node as List, data, document);
  if (isScalar(node) && typeof node.value === typeof data) {
    node.value = data;
    // Written line by line ("|") for a line break that is gone.
    if (node.type === "BLOCK_LITERAL" && !String(data).includes("\n")) node.type = "PLAIN";
    return node;
  }
  const next: Node = document.createNode(data);
  if (node) {
    next.comment = node.comment;
    next.commentBefore = node.commentBefore;
    next.spaceBefore = node.spaceBefore;
  }
  return next;
}

type Fields = YAMLMap<Scalar, Node | null>;
type List = YAMLSeq<Node>;

function updateMap(map: Fields, data: Record<string, unknown>, document: Document): Fields {
  const stay = ({ key }: Pair<Scalar>) => String(key.value) in data;
  keepComments(
    map,
    map.items.map((pair) => ({ node: pair.key, stays: stay(pair) })),
  );
  map.items = map.items.filter(stay);
  // "{}" is what a new entry is at first; what it gets then has lines of its own.
  if (map.items.length === 0) map.flow = false;
  for (const [key, value] of Object.entries(data)) {
    const pair = map.items.find((each) => String(each.key.value) === key);
    if (pair) pair.value = updated(pair.value, value, document);
    else map.add(document.createPair(key, value) as Pair<Scalar, Node>);
  }
  return map;
}

/** Unchanged entries keep their nodes, also at another place of the list. */
function updateList(list: List, data: unknown[], document: Document): List {
  const before = list.items;
  const left = new Set(before);
  const same = data.map((value) => {
    const node = [...left].find((each) => holds(each, value));
    if (node) left.delete(node);
    return node;
  });
  list.items = data.map((value, index) => {
    const [unchanged, old] = [same[index], before[index]];
    if (unchanged) return unchanged;
    // A changed entry keeps the node, and with it the comments, of the one at its place.
    return updated(old && left.delete(old) ? old : null, value, document);
  });
  if (before.length === 0) list.flow = false;
  keepComments(
    list,
    before.map((node) => ({ node, stays: !left.has(node) })),
  );
  return list;
}

/** A comment above a removed entry moves to the next entry, or to the end. */
function keepComments(group: Fields | List, entries: { node: Node; stays: boolean }[]): void {
  let above: string | undefined;
  for (const { node, stays } of entries) {
    above = [above, node.commentBefore].filter(Boolean).join("\n") || undefined;
    if (!stays) continue;
    node.commentBefore = above;
    above = undefined;
  }
  if (above) group.comment = [above, group.comment].filter(Boolean).join("\n");
}

function holds(node: Node, data: unknown): boolean {
  return isDeepStrictEqual(node.toJSON(), data);
}
