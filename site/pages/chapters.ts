import { toString as textIn } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { idOf, offsetsOf, parseMarkdown } from "../load/markdown.ts";

/** The text below a `## ` heading of a long text. */
export type Chapter = {
  /** Anchor of the heading. */
  id: string;
  heading: string;
  /** The picture below the heading, "drawing:coupon" or "shop.jpg", and its alternative text. */
  picture: { target: string; alt: string } | undefined;
  /** Markdown below the heading and the picture. */
  text: string;
  /** Line of the heading within the body, 0-based. */
  line: number;
};

/** Splits a Markdown body at its `## ` headings. */
export function chaptersOf(body: string): { intro: string; chapters: Chapter[] } {
  const nodes = parseMarkdown(body).children;
  const addresses = linkAddresses(body);
  const part = (start: number, end?: number) => {
    const text = body.slice(start, end).trim();
    return text && addresses + text;
  };
  const headings = nodes.filter((node) => node.type === "heading" && node.depth === 2);
  const startOf = (index: number) => (headings[index] ? offsetsOf(headings[index])[0] : undefined);
  const chapters = headings.map((node, index): Chapter => {
    const heading = textIn(node);
    const below = nodes[nodes.indexOf(node) + 1];
    const first = below?.type === "paragraph" ? below.children[0] : undefined;
    const image = first?.type === "image" ? first : undefined;
    return {
      id: idOf(node),
      heading,
      picture: image && { alt: image.alt ?? "", target: image.url },
      text: part(offsetsOf(image ?? node)[1], startOf(index + 1)),
      line: (node.position?.start.line ?? 1) - 1,
    };
  });
  return { intro: part(0, startOf(0)), chapters };
}

/** The lines "[name]: /address" of a text. They serve all of it, so each of its parts begins with them. */
function linkAddresses(body: string): string {
  const lines: string[] = [];
  visit(parseMarkdown(body), "definition", (node) => {
    lines.push(`${body.slice(...offsetsOf(node))}\n\n`);
  });
  return lines.join("");
}
