import type { Element, ElementContent, Parents, Properties } from "hast";
import { type Lose, styleOf } from "./hast.ts";

/** How a text looks where it stands. */
type Look = Partial<Record<"bold" | "italic" | "struck" | "lined" | "titled", boolean>> & {
  href?: Properties["href"];
};

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
  a: {},
  mark: {},
};

/** Elements that are bold by themselves. */
const titles = ["h1", "h2", "h3", "h4", "h5", "h6", "th"];

const codes = ["code", "kbd", "samp", "tt", "var"];

/**
 * Sets each linked, bold, slanted or struck text in elements of its own, without the blanks at its
 * ends, whether its program says it in elements or in styles, around paragraphs or inside of them.
 */
export function markTexts(parent: Parents, lose: Lose, look: Look = {}): void {
  const children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === "text") return markedText(child.value, look, lose);
    if (child.type !== "element" || child.tagName === "pre") return child;
    if (codes.includes(child.tagName)) return marked(child, look, lose);
    markTexts(child, lose, lookOf(child, look, lose));
    return Object.hasOwn(looks, child.tagName) ? { ...child, tagName: "span" } : child;
  });
  parent.children = children;
}

function lookOf(element: Element, around: Look, lose: Lose): Look {
  const { tagName, properties } = element;
  const style = styleOf(element);
  const { "font-weight": weight, "font-style": slant, "vertical-align": rise = "" } = style;
  if (/^su[bp]$/.test(tagName) || /^(super|sub)$/.test(rise)) lose("raised and lowered letters");
  if (tagName === "mark" || style["mso-highlight"]) lose("highlighting");
  const lines = `${style["text-decoration"]} ${style["text-decoration-line"]}`;
  const look = { ...around, ...looks[tagName] };
  if (tagName === "a") look.href = properties.href;
  if (weight) look.bold = weight === "bold" || weight === "bolder" || Number(weight) >= 600;
  if (slant) look.italic = slant !== "normal";
  if (lines.includes("line-through")) look.struck = true;
  if (lines.includes("underline")) look.lined = true;
  if (titles.includes(tagName)) look.titled = true;
  return look;
}

function markedText(value: string, look: Look, lose: Lose): ElementContent[] {
  const words = value.trim();
  if (!words) return [{ type: "text", value }];
  const [before, after] = value.split(words, 2);
  return [
    { type: "text", value: before ?? "" },
    marked({ type: "text", value: words }, look, lose),
    { type: "text", value: after ?? "" },
  ];
}

function marked(content: ElementContent, look: Look, lose: Lose): ElementContent {
  if (look.lined && !look.href) lose("underlining");
  const marks: [isOn: unknown, tagName: string, properties?: Properties][] = [
    [look.struck, "del"],
    [look.italic, "em"],
    [look.bold && !look.titled, "strong"],
    [look.href, "a", { href: look.href }],
  ];
  return marks
    .filter(([isOn]) => isOn)
    .reduce<ElementContent>(
      (inside, [, tagName, properties = {}]) => ({
        type: "element",
        tagName,
        properties,
        children: [inside],
      }),
      content,
    );
}
