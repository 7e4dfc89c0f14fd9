import type { Element, ElementContent, Parents, Root } from "hast";
import { EXIT, visit } from "unist-util-visit";
import { type Lose, styleOf, wordsIn } from "./hast.ts";
import { lettered } from "./lists.ts";

/** A list that is being filled: its name in Word, and how deep it lies. */
type Opened = { list: Element; name: string; level: number };

/** Makes lists of the paragraphs that Word shows as such, and tells of in styles only. */
export function gatherWordLists(tree: Root, lose: Lose): void {
  visit(tree, (node) => {
    if ("children" in node) gatherIn(node as Parents, lose);
  });
}

function gatherIn(parent: Parents, lose: Lose): void {
  const kept: ElementContent[] = [];
  let opened: Opened[] = [];
  for (const child of parent.children as ElementContent[]) {
    const place = placeOf(child);
    if (place) opened = addEntry(child as Element, place, opened, kept, lose);
    else if (!opened.length || !isBetween(child)) {
      opened = [];
      kept.push(child);
    }
  }
  parent.children = kept;
}

const isBetween = (node: ElementContent) =>
  node.type === "comment" || (node.type === "text" && node.value.trim() === "");

/** Of an entry with the style "mso-list: l0 level2 lfo1", the list "l0 lfo1" and the level 2. */
function placeOf(node: ElementContent): { name: string; level: number } | undefined {
  if (node.type !== "element" || node.tagName !== "p") return undefined;
  const [list, level = "", override] = styleOf(node)["mso-list"]?.split(" ") ?? [];
  if (!level.startsWith("level")) return undefined;
  return { name: `${list} ${override}`, level: Number(level.slice("level".length)) };
}

/** @returns the lists that a further entry may belong to, the innermost last */
function addEntry(
  paragraph: Element,
  { name, level }: { name: string; level: number },
  opened: Opened[],
  kept: ElementContent[],
  lose: Lose,
): Opened[] {
  const { tagName, start } = kindOf(takeMarker(paragraph), lose);
  const outer = opened.filter((list) => list.level < level);
  const own = opened.find((list) => list.level === level);
  const entry: Element = { ...paragraph, tagName: "li", properties: {} };
  if (own?.name === name && own.list.tagName === tagName) {
    own.list.children.push(entry);
    return [...outer, own];
  }
  const list: Element = { type: "element", tagName, properties: { start }, children: [entry] };
  const around = outer.at(-1)?.list.children.at(-1) as Element | undefined;
  (around?.children ?? kept).push(list);
  return [...outer, { list, name, level }];
}

/** Takes the number or bullet that Word draws out of an entry. */
function takeMarker(entry: Element): string {
  let marker = "";
  visit(entry, "element", (node, index, parent) => {
    if (styleOf(node)["mso-list"]?.toLowerCase() !== "ignore") return undefined;
    marker = wordsIn(node);
    parent?.children.splice(index ?? 0, 1);
    return EXIT;
  });
  return marker;
}

/** Bullets are signs, or letters of fonts of signs ("o", "Ø"); numbers are "2.", "1.2", "b)", "iv.". */
function kindOf(marker: string, lose: Lose): { tagName: string; start?: number } {
  const [number] = marker.match(/\d{1,9}/g)?.slice(-1) ?? [];
  if (number) return { tagName: "ol", start: Number(number) };
  if (!/[a-z][.)]/i.test(marker)) return { tagName: "ul" };
  lose(lettered);
  return { tagName: "ol" };
}
