import {
  type Document,
  isAlias,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  visit,
} from "yaml";

type Surprise = { offset: number; field: string; message: string };

/**
 * The first text of a file that YAML reads as something else than it looks, and what to write. What
 * is read as a number or as nothing, its field refuses.
 * @param document the parsed text without errors, with its source tokens
 */
export function yamlSurprise(document: Document, yaml: string): Surprise | undefined {
  const tab = yaml.indexOf("\t");
  if (tab >= 0) return { offset: tab, field: "", message: "has a tab; type spaces in its place" };
  let found: Surprise | undefined;
  visit(document, {
    Node(_, node, above) {
      const message = misread(node as Node, yaml);
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

function misread(node: Node, yaml: string): string | undefined {
  const sign = isAlias(node) ? "*" : node.anchor ? "&" : node.tag && "!";
  if (sign) return `begins with "${sign}"; put the text in double quotes`;
  if (!isScalar(node) || node.type === "BLOCK_LITERAL") return undefined;
  const typed = yaml.slice(node.range?.[0], node.range?.[1]).trimEnd();
  if (/\n *(?:[-*+>|]|\d{1,2}[.)]|#{2,6}) \S/.test(typed))
    return 'has a list, a heading or a table in lines that are read as one; write "|" behind the colon, and the text below';
  // Two empty lines in a folded text do begin a paragraph, as programs write them.
  if (!/\n *\n/.test(typed) || String(node.value).includes("\n\n")) return undefined;
  return 'has an empty line, which begins no paragraph here; write "|" behind the colon, and the text below';
}

type Token = { type: string; source: string; offset: number };

/** The words behind a "#", for YAML a comment: beside an unquoted text, or indented below it. */
function cutText(node: Scalar, parent: unknown): Omit<Surprise, "field"> | undefined {
  const isText = typeof node.value === "string" && !node.type?.startsWith("QUOTE");
  const pair = isPair(parent) ? parent : undefined;
  if (!isText || pair?.key === node) return undefined;
  const { end = [], props = [] } = (node.srcToken ?? {}) as { end?: Token[]; props?: Token[] };
  const { sep = [] } = (pair?.srcToken ?? {}) as { sep?: Token[] };
  const comment = [...sep, ...props, ...end].find(({ type }) => type === "comment");
  if (!comment) return undefined;
  const text = end.includes(comment) ? `${node.value} ${comment.source}` : comment.source;
  const message = `has a "#", behind which all is a comment; put the text in double quotes (${JSON.stringify(text)}), or the comment on a line of its own`;
  return { offset: comment.offset, message };
}
