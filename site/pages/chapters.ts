import type { Definition, Root, RootContent } from "mdast";
import { toString as textIn } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { idOf, parseMarkdown } from "../load/markdown.ts";

/** The text below a `## ` heading of a long text. */
export type Chapter = {
  /** Anchor of the heading. */
  id: string;
  heading: string;
  /** The picture below the heading, "drawing:coupon" or "shop.jpg", and its alternative text. */
  picture: { target: string; alt: string } | undefined;
  /** What follows the heading and the picture. */
  text: Root;
  /** Line of the heading within the body, 0-based. */
  line: number;
};

/** Splits a Markdown body at its `## ` headings. */
export function chaptersOf(body: string): { intro: Root; chapters: Chapter[] } {
  const tree = parseMarkdown(body);
  // The lines "[name]: /address" serve all of the text.
  const addresses: Definition[] = [];
  visit(tree, "definition", (node) => void addresses.push(node));
  const part = (nodes: RootContent[]): Root => ({
    type: "root",
    children: [...addresses, ...nodes],
  });
  const intro: RootContent[] = [];
  const chapters: { heading: RootContent; nodes: RootContent[] }[] = [];
  for (const node of tree.children) {
    if (node.type === "heading" && node.depth === 2) chapters.push({ heading: node, nodes: [] });
    else (chapters.at(-1)?.nodes ?? intro).push(node);
  }
  return {
    intro: part(intro),
    chapters: chapters.map(({ heading, nodes }): Chapter => {
      const [below, ...others] = nodes;
      const [first, ...words] = below?.type === "paragraph" ? below.children : [];
      const image = first?.type === "image" ? first : undefined;
      const rest =
        below?.type === "paragraph" && words.length > 0 ? [{ ...below, children: words }] : [];
      return {
        id: idOf(heading),
        heading: textIn(heading),
        picture: image && { alt: image.alt ?? "", target: image.url },
        text: part(image ? [...rest, ...others] : nodes),
        line: (heading.position?.start.line ?? 1) - 1,
      };
    }),
  };
}
