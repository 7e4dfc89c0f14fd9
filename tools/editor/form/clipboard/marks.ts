import type { Element, ElementContent, Parents, Root, Text } from "hast";
import { type Lose, styleOf } from "./hast.ts";

/** How a text looks where it stands. */
type Look = Partial<Record<"bold" | "italic" | "struck" | "lined" | "linked" | "titled", boolean>>;

/** What an element says by its name. */
const looks: Record<string, Look> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  s: { struck: true },
  strike: { struck: true },
  del: { struck: true },
  u: { lined: true },
  a: { linked: true },
};

/** Elements that are bold by themselves. */
const titles = ["h1", "h2", "h3", "h4", "h5", "h6", "th"];

/**
 * Sets each bold, slanted or struck text in elements of its own, whether its program says it in
 * elements or in styles, around paragraphs or inside of them.
 */
export function markTexts(parent: Parents | Root, lose: Lose, look: Look = {}): void {
  const children = (parent.children as ElementContent[]).map((child) => {
    if (child.type === "text") return child.value.trim() ? marked(child, look, lose) : child;
    if (child.type !== "element") return child;
    markTexts(child, lose, lookOf(child, look));
    const isMark = child.tagName !== "a" && Object.hasOwn(looks, child.tagName);
    return isMark ? { ...child, tagName: "span" } : child;
  });
  parent.children = children;
}

function lookOf(element: Element, around: Look): Look {
  const style = styleOf(element);
  const { "font-weight": weight, "font-style": slant } = style;
  const lines = `${style["text-decoration"]} ${style["text-decoration-line"]}`;
  const look = { ...around, ...looks[element.tagName] };
  if (weight) look.bold = weight === "bold" || weight === "bolder" || Number(weight) >= 600;
  if (slant) look.italic = slant !== "normal";
  if (lines.includes("line-through")) look.struck = true;
  if (lines.includes("underline")) look.lined = true;
  if (titles.includes(element.tagName)) look.titled = true;
  return look;
}

function marked(text: Text, look: Look, lose: Lose): ElementContent {
  if (look.lined && !look.linked) lose("underlining");
  const wrap = (tagName: string, child: ElementContent): Element => ({
    type: "element",
    tagName,
    properties: {},
    children: [child],
  });
  let node: ElementContent = text;
  if (look.struck) node = wrap("del", node);
  if (look.italic) node = wrap("em", node);
  if (look.bold && !look.titled) node = wrap("strong", node);
  return node;
}
