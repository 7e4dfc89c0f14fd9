import { type Document, isAlias, type Scalar, visit } from "yaml";

/**
 * What no text may hold, since XML, addresses and hosts' files cannot: control characters except
 * tab and line feed, bytes that are not UTF-8, marks that reorder text, and invisible characters.
 * Joiners and variation selectors, which emoji and scripts need, are allowed.
 */
const unreadable =
  /\uFFFD|(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u2028-\u202E]|(?![\u200C\u200D]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;

/** The first such character of a text, and where it stands. */
export function encodingProblem(text: string): { index: number; message: string } | undefined {
  const index = text.search(unreadable);
  if (index < 0) return undefined;
  return {
    index,
    message: `has an invisible character (${codeOf(text.slice(index))}); take it out`,
  };
}

/** "U+0007" */
function codeOf(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${code.padStart(4, "0")}`;
}

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
