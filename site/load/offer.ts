import { SKIP, visit } from "unist-util-visit";
import { offsetsOf, parseMarkdown } from "./markdown.ts";
import type { Source } from "./source.ts";
import { valueAt } from "./walk.ts";

/** A token whose value is of the offer: "{{offer.code}}". */
const offerToken = /\{\{\s*offer\./;

/**
 * A file as it is once the offer is over: without the entries of lists and the paragraphs that quote
 * it. A field of its own stays, such as the words of the banner, and so does a section of the kind
 * "offer", which has words for this.
 */
export function withoutOffer(source: Source): Source {
  return { ...source, data: dataWithout(source.data), body: textWithout(source.body) };
}

function dataWithout(data: unknown): unknown {
  if (typeof data === "string") return textWithout(data) || data;
  if (Array.isArray(data)) return data.filter((entry) => !isOfOffer(entry)).map(dataWithout);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, dataWithout(value)]));
}

/** Whether nothing is left of a text without the offer, or of one of an entry's texts. */
function isOfOffer(value: unknown): boolean {
  if (typeof value === "string") return value !== "" && textWithout(value) === "";
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return valueAt(value, ["section"]) !== "offer" && Object.values(value).some(isOfOffer);
}

/** A Markdown text without the blocks that quote the offer, and without headings that then head nothing. */
function textWithout(text: string): string {
  if (!offerToken.test(text)) return text;
  const left = cut(text, quotesIn(text));
  return cut(left, emptyHeadings(left)).trim();
}

/** A part of a text, by its offsets. */
type Part = [start: number, end: number];

function quotesIn(text: string): Part[] {
  const parts: Part[] = [];
  visit(parseMarkdown(text), ["paragraph", "listItem", "tableRow"], (node) => {
    const part = offsetsOf(node);
    if (!offerToken.test(text.slice(...part))) return undefined;
    parts.push(part);
    return SKIP;
  });
  return parts;
}

/** The headings that the end follows, or a heading of the same or a higher level. */
function emptyHeadings(text: string): Part[] {
  const parts: Part[] = [];
  let next: { type: string; depth?: number } | undefined;
  for (const node of parseMarkdown(text).children.toReversed()) {
    const isEmpty = !next || (next.depth && node.type === "heading" && next.depth <= node.depth);
    if (node.type === "heading" && isEmpty) parts.push(offsetsOf(node));
    else next = node;
  }
  return parts;
}

/** A text without some parts, each with the end of its line. */
function cut(text: string, parts: Part[]): string {
  return parts
    .toSorted(([a], [b]) => b - a)
    .reduce(
      (left, [start, end]) => left.slice(0, start) + left.slice(end).replace(/^\n/, ""),
      text,
    );
}
