import type { Element, ElementContent, Root } from "hast";
import { elementsNamed, type Lose, styleOf } from "./hast.ts";

export const lettered = "the letters and Roman numbers of lists (they are counted 1, 2, 3)";

/** Puts each list that stands right in a list into the entry before it, as HTML has it. */
export function nestLists(tree: Root, lose: Lose): void {
  for (const list of elementsNamed(tree, "ul", "ol", "menu")) {
    if (list.tagName === "menu") list.tagName = "ul";
    list.children = entriesOf(list);
    if (list.tagName === "ol" && [list, ...elementsNamed(list, "li")].some(isLettered))
      lose(lettered);
  }
}

const isList = (node: ElementContent): node is Element =>
  node.type === "element" && ["ul", "ol"].includes(node.tagName);

function entriesOf(list: Element): ElementContent[] {
  const entries: ElementContent[] = [];
  for (const child of list.children) {
    const before = entries.findLast((entry) => entry.type === "element");
    if (!isList(child)) entries.push(child);
    else if (before) before.children.push(child);
    else entries.push(...entriesOf(child));
  }
  return entries;
}

function isLettered(element: Element): boolean {
  const sign = styleOf(element)["list-style-type"] ?? "";
  const { type } = element.properties;
  return /alpha|latin|roman|greek/.test(sign) || /^[ai]$/i.test(String(type ?? ""));
}
