import type { RootContent } from "mdast";
import { offsetsOf, parseMarkdown } from "./markdown.ts";
import type { Source } from "./source.ts";
import { valueAt } from "./walk.ts";

/** A token whose value is of the offer: "{{offer.code}}". */
const offerToken = /\{\{\s*offer\./;

export const quotesOffer = (text: string) => offerToken.test(text);

/** Whether a file is a list of short answers, of which one that quotes the offer goes with it. */
export const hasAnswers = ({ file }: Source) =>
  ["content/faq.yaml", "content/before-you-buy.yaml"].includes(file);

/**
 * A file as it is once the offer is over: without the paragraphs and answers that quote it. What else
 * may quote it (checks/check-offer.ts) has words for this, and stays.
 */
export function withoutOffer(source: Source): Source {
  const items = hasAnswers(source) && valueAt(source.data, ["items"]);
  const data = Array.isArray(items)
    ? { ...(source.data as object), items: items.filter((item) => !goesWithOffer(item)) }
    : source.data;
  return { ...source, data: dataWithout(data), body: textWithout(source.body) };
}

/** Whether nothing is left of one of an answer's texts without the offer. */
export function goesWithOffer(item: object): boolean {
  return Object.values(item ?? {}).some(
    (text) => typeof text === "string" && quotesOffer(text) && textWithout(text) === "",
  );
}

function dataWithout(data: unknown): unknown {
  if (typeof data === "string") return textWithout(data) || data;
  if (Array.isArray(data)) return data.map(dataWithout);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, dataWithout(value)]));
}

/** A Markdown text without the paragraphs that quote the offer, and without headings that then head nothing. */
export function textWithout(text: string): string {
  if (!quotesOffer(text)) return text;
  const sourceOf = (node: RootContent) => text.slice(...offsetsOf(node));
  const left: RootContent[] = [];
  for (const node of parseMarkdown(text).children.toReversed()) {
    const [next] = left;
    const isEmpty =
      node.type === "heading" && (!next || (next.type === "heading" && next.depth <= node.depth));
    if (!isEmpty && !(node.type === "paragraph" && quotesOffer(sourceOf(node)))) left.unshift(node);
  }
  return left.map(sourceOf).join("\n\n");
}
