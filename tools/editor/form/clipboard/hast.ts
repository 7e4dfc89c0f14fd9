import type { Element, Parents } from "hast";
import parse from "style-to-object";
import { visit } from "unist-util-visit";

/** Takes the name of something that Markdown cannot hold. */
export type Lose = (what: string) => void;

/** The declarations of an element's style, by property; none where it cannot be read. */
export function styleOf({ properties }: Element): Partial<Record<string, string>> {
  try {
    return parse(String(properties.style ?? "")) ?? {};
  } catch {
    return {};
  }
}

/** All words inside an element. */
export function wordsIn(parent: Parents): string {
  let words = "";
  visit(parent, "text", ({ value }) => {
    words += value;
  });
  return words.trim();
}

/** All elements of a tree that have one of the names; the tree may be changed while they are read. */
export function elementsNamed(parent: Parents, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(parent, "element", (node) => {
    if (names.includes(node.tagName)) found.push(node);
  });
  return found;
}
