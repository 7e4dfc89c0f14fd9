import { toString as wordsOf } from "mdast-util-to-string";
import { idOf, offsetsOf, parseMarkdown } from "../load/markdown.ts";

export type Section = {
  /** Anchor of the heading. */
  id: string;
  heading: string;
  /** The picture below the heading, "scene:coupon" or "shop.jpg", and its alternative text. */
  picture: { target: string; alt: string } | undefined;
  /** Markdown below the heading and the picture. */
  text: string;
  /** Line of the heading within the body, 0-based. */
  line: number;
};

/** Splits a Markdown body at its `## ` headings. */
export function sectionsOf(body: string): { intro: string; sections: Section[] } {
  const nodes = parseMarkdown(body).children;
  const headings = nodes.filter((node) => node.type === "heading" && node.depth === 2);
  const startOf = (index: number) => (headings[index] ? offsetsOf(headings[index])[0] : undefined);
  const sections = headings.map((node, index): Section => {
    const heading = wordsOf(node);
    const below = nodes[nodes.indexOf(node) + 1];
    const first = below?.type === "paragraph" ? below.children[0] : undefined;
    const image = first?.type === "image" ? first : undefined;
    return {
      id: idOf(node),
      heading,
      picture: image && { alt: image.alt ?? "", target: image.url },
      text: body.slice(offsetsOf(image ?? node)[1], startOf(index + 1)).trim(),
      line: (node.position?.start.line ?? 1) - 1,
    };
  });
  return { intro: body.slice(0, startOf(0)).trim(), sections };
}
