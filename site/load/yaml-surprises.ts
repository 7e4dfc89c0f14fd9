import {
  type Document,
  isAlias,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  visit,
} from "yaml";

type Surprise = { offset: number; field: string; message: string };

/** A number as people write it; "0x1F", "1e3", "012" and ".5" are numbers for YAML too. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * The first value of a file that YAML reads as something else than it looks, and what to write.
 * @param document the parsed text without errors, with its source tokens
 */
export function yamlSurprise(document: Document, yaml: string): Surprise | undefined {
  const tab = yaml.indexOf("\t");
  if (tab >= 0) return { offset: tab, field: "", message: "has a tab; type spaces in its place" };
  // A document only begins by "---" below such a line.
  if (document.directives?.docStart && yaml.trimStart().startsWith("%"))
    return { offset: yaml.indexOf("%"), field: "", message: 'begins with "%"; take the line out' };
  let found: Surprise | undefined;
  visit(document, {
    Node(_, node, above) {
      const message = misreadNode(node as Node, yaml);
      const strange = message ? { offset: node.range?.[0] ?? 0, message } : undefined;
      const problem = strange ?? (isScalar(node) ? cutText(node, above.at(-1)) : undefined);
      if (!problem) return undefined;
      found = { ...problem, field: fieldOf([...above, node]) };
      return visit.BREAK;
    },
  });
  return found;
}

/** The name of a field, "plans.0.amount", from the nodes around it. */
function fieldOf(nodes: readonly unknown[]): string {
  const steps = nodes.flatMap((node, at) => {
    if (isSeq(node)) return node.items.indexOf(nodes[at + 1]);
    return isPair(node) ? String(node.key) : [];
  });
  return steps.filter((step) => step !== -1).join(".");
}

function misreadNode(node: Node, yaml: string): string | undefined {
  // Nested aliases can expand without end.
  if (isAlias(node))
    return 'begins with "*", which repeats another value; write it out, or put it in quotes';
  if (node.anchor)
    return 'begins with "&", which names what follows; put the text in double quotes';
  if (node.tag) return 'begins with "!"; put the text in double quotes';
  return isScalar(node) ? (misreadValue(node) ?? misreadText(node, yaml)) : undefined;
}

/** Numbers as programs write them, and words for nothing. */
function misreadValue({ value, source = "" }: Scalar): string | undefined {
  if (typeof value === "number" && !plainNumber.test(source))
    return `"${source}" is read as the number ${value}; write that, or put a text in double quotes`;
  if (value === null && source !== "")
    return `is read as no value; put a text in double quotes, or take the field out`;
  return undefined;
}

/** Line ends that are read as others: a folded text has no paragraphs. */
function misreadText({ type, range }: Scalar, yaml: string): string | undefined {
  const written = yaml.slice(range?.[0], range?.[1]).trimEnd();
  if (type !== "BLOCK_LITERAL" && /\n *\n/.test(written))
    return 'has an empty line, which begins no paragraph here; write "|" behind the colon, and the text below';
  if (type === "BLOCK_FOLDED" && !/^>\d?-/.test(written))
    return 'has ">", which adds the end of a line; write ">-"';
  return undefined;
}

type Token = { type: string; source: string; offset: number };

/** The words behind a "#", for YAML a comment: beside an unquoted text, or indented below it. */
function cutText(node: Scalar, parent: unknown): Omit<Surprise, "field"> | undefined {
  const isText = typeof node.value === "string" && !node.type?.startsWith("QUOTE");
  const pair = isPair(parent) ? (parent as Pair) : undefined;
  if (!isText || pair?.key === node) return undefined;
  const { end = [], props = [] } = (node.srcToken ?? {}) as { end?: Token[]; props?: Token[] };
  const { sep = [] } = (pair?.srcToken ?? {}) as { sep?: Token[] };
  const comment = [...sep, ...props, ...end].find(({ type }) => type === "comment");
  if (!comment) return undefined;
  const text = end.includes(comment) ? `${node.value} ${comment.source}` : comment.source;
  const message = `has a "#", behind which all is a comment; put the text in double quotes (${JSON.stringify(text)}), or the comment on a line of its own`;
  return { offset: comment.offset, message };
}
