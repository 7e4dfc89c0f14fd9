import { type Document, isAlias, type Scalar, visit } from "yaml";

/** Where YAML drops words of a text without an error: behind a "#", or a name behind "&" or "*". */
export function droppedWords(document: Document): number | undefined {
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
