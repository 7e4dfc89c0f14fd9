import type { Element, ElementContent } from "hast";

const leftOut = new Set("script style svg nav button form input legend".split(" "));
/** Classes of links for one device, and of words that are hidden where there are no scripts. */
const hidden = ["only-android", "only-ios", "noscript:hidden"];
/** Elements that Markdown has no word for. */
const transparent = new Set(["details", "summary", "fieldset", "noscript"]);
/** Elements that stay without any text. */
const empty = new Set(["img", "source", "br", "td", "th"]);

/**
 * The parts of a page that make a readable Markdown text: decoration and controls are left out,
 * cards become sections, and what stands above a heading comes below it.
 * @param url the page's address, for those of its links
 */
export function readableParts(nodes: ElementContent[], url: string, parent?: Element) {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return node.type === "text" ? [node] : [];
    if (isLeftOut(node, parent)) return [];
    node.children = readableParts(node.children, url, node);
    const stays = empty.has(node.tagName) || contains(node, /^img$/) || textOf(node).trim();
    return stays ? reshaped(node, url, parent) : [];
  });
}

function isLeftOut({ tagName, properties }: Element, parent?: Element): boolean {
  const { role, ariaHidden, className, alt } = properties;
  const has = (name: string) => Array.isArray(className) && className.includes(name);
  return (
    leftOut.has(tagName) ||
    ariaHidden === "true" ||
    alt === "" ||
    // A picture made of HTML: its words are drawn.
    role === "img" ||
    role === "status" ||
    role === "alert" ||
    hidden.some(has) ||
    // Words by which screen readers tell one "Read More" from another.
    (parent?.tagName === "a" && has("sr-only"))
  );
}

function reshaped(node: Element, url: string, parent?: Element): ElementContent[] {
  const { tagName, properties, children } = node;
  const elements = children.filter((child) => child.type === "element");
  if (tagName === "a") properties.href = new URL(String(properties.href), url).href;
  // The label of a code sample.
  if (tagName === "label") node.tagName = "h3";
  if (tagName === "img") properties.src = new URL(String(properties.src), url).href;
  if (tagName === "picture") return [imageOf(elements, url)];
  if (tagName === "span" && isHeading(parent)) return [text(besideHeading(textOf(node)))];
  if (tagName === "dl")
    return [
      list(
        elements.map(({ children: [term, fact] }) =>
          element("span", [text(`${textOf(term)}: `), ...inlineOf(fact)]),
        ),
      ),
    ];
  if (tagName === "div" && elements.length > 1 && elements.every(({ tagName }) => tagName === "a"))
    return [list(elements)];
  // A list of cards is no list; a card that repeats the one before is left out.
  if (/^[uo]l$/.test(tagName) && contains(node, heading))
    return elements
      .filter((card, i) => textOf(card) !== textOf(elements[i - 1]))
      .flatMap(({ children }) => children);
  if (transparent.has(tagName)) node.tagName = "div";
  if (!String(properties.className).includes("prose")) {
    const parts = tagName === "section" ? pictureLater(elements) : children;
    node.children = headingFirst(parts);
  }
  return [node];
}

/** A heading's number, or a badge behind its words. */
const besideHeading = (words: string) => (/^\d/.test(words) ? `${words} ` : ` (${words})`);

/** A part whose number goes into its heading, and whose eyebrow or date goes below it. */
function headingFirst(parts: ElementContent[]): ElementContent[] {
  const [above, title, ...rest] = parts;
  // A part with a link is more than an eyebrow.
  if (above?.type === "element" && contains(above, /^a$/)) return parts;
  if (!above || !isHeading(title) || isHeading(above)) return parts;
  const number = Number(textOf(above));
  if (!number) return [title, above, ...rest];
  return [{ ...title, children: [text(`${number}. `), ...title.children] }, ...rest];
}

/** A section's heading above its picture, which stands beside the words on the page. */
function pictureLater(parts: Element[]): ElementContent[] {
  const [picture, words, ...rest] = parts;
  const [title, ...text] = words?.children ?? [];
  if (!picture || !words || !isHeading(title) || textOf(picture)) return parts;
  return [title, picture, { ...words, children: text }, ...rest];
}

/** The picture in one width for all readers, as in the feeds (content/content.ts). */
function imageOf(sources: Element[], url: string): Element {
  const [image, webp] = sources.toReversed() as [Element, Element];
  const widths = String(webp.properties.srcSet)
    .split(", ")
    .map((width) => width.split(" "));
  const [address] = widths.findLast(([, width = ""]) => Number.parseInt(width, 10) <= 1200) ?? [];
  image.properties.src = new URL(address ?? String(image.properties.src), url).href;
  return image;
}

const heading = /^h[1-6]$/;
const isHeading = (node?: ElementContent): node is Element =>
  node?.type === "element" && heading.test(node.tagName);

function contains(node: Element, name: RegExp): boolean {
  return node.children.some(
    (child) => child.type === "element" && (name.test(child.tagName) || contains(child, name)),
  );
}

function textOf(node?: ElementContent): string {
  if (node?.type === "element") return node.children.map(textOf).join("");
  return node?.type === "text" ? node.value : "";
}

/** The words and links of a term or fact, without the blocks around them. */
function inlineOf(node?: ElementContent): ElementContent[] {
  if (node?.type === "element" && /^(?:dd|div|p)$/.test(node.tagName))
    return node.children.flatMap(inlineOf);
  return node ? [node] : [];
}

const text = (value: string): ElementContent => ({ type: "text", value });
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
const list = (items: ElementContent[]) =>
  element(
    "ul",
    items.map((item) => element("li", [item])),
  );
