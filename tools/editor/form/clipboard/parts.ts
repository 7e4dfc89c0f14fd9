import type { ElementContent, Parents, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { elementsNamed, type Lose, wordsIn } from "./hast.ts";

/** Elements that no text of the site can hold, and what they are called. */
const foreign: Record<string, string> = {
  img: "pictures",
  svg: "pictures",
  canvas: "pictures",
  video: "videos and sounds",
  audio: "videos and sounds",
  iframe: "videos and sounds",
  object: "videos and sounds",
  embed: "videos and sounds",
  math: "formulas",
  input: "fields of forms",
  select: "fields of forms",
  textarea: "fields of forms",
};

/** Takes out what no text of the site can hold, and names what an editor would miss. */
export function dropForeign(tree: Root, lose: Lose): void {
  visit(tree, (node, index, parent) => {
    const name = node.type === "element" && foreign[node.tagName];
    if (name) lose(name);
    if (name || node.type === "comment") {
      parent?.children.splice(index ?? 0, 1);
      return [SKIP, index ?? 0];
    }
    return undefined;
  });
  for (const link of elementsNamed(tree, "a")) {
    if (isAddress(link.properties.href)) continue;
    if (link.properties.href && wordsIn(link)) lose("links to places inside the other text");
    link.tagName = "span";
  }
}

/** Whether a link leads to a web page, a page of this site, a mailbox or a phone. */
function isAddress(href: unknown): boolean {
  const address = String(href ?? "");
  const { protocol } = URL.parse(address) ?? {};
  return protocol
    ? ["http:", "https:", "mailto:", "tel:"].includes(protocol)
    : address.startsWith("/");
}

/** Begins headings at the second level: the page's title is the first. */
export function lowerHeadings(tree: Root): void {
  const isDocument = elementsNamed(tree, "h1").length > 1;
  const lower = (level: number) => (isDocument ? Math.min(level + 1, 6) : Math.max(level, 2));
  for (const heading of elementsNamed(tree, "h1", "h2", "h3", "h4", "h5", "h6"))
    heading.tagName = `h${lower(Number(heading.tagName.slice(1)))}`;
}

/** Whether a text has no more than lines: no marks, lists, headings, links, pictures or tables. */
export function isPlain(tree: Parents): boolean {
  const names = ["div", "span", "font", "br", "meta", "style", "title", "link"];
  let isFormatted = false;
  visit(tree, "element", (node: ElementContent) => {
    isFormatted ||= node.type === "element" && !names.includes(node.tagName);
  });
  return !isFormatted;
}
