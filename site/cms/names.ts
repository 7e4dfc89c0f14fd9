import type { Collection } from "../load/collections.ts";
import { nameOf } from "../slug.ts";

/** Names whose words are not spelled as others. */
const spelled: Record<string, string> = {
  dtransfer: "dTransfer",
  "predictive-ai": "Predictive AI",
};

/** A name of the code in words: "metaTitle" → "Meta title", "one-day-campaign" → "One day campaign". */
export function inWords(name: string): string {
  if (spelled[name]) return spelled[name];
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Links" → "Link", "Categories" → "Category", "Further addresses" → "Further address" */
export function singular(label: string): string {
  return label
    .replace(/ies\b/, "y")
    .replace(/(ss|ch)es\b/, "$1")
    .replace(/([^s])s\b/, "$1");
}

/** The label of a kind of content in the editor. */
export function labelOf(kind: Collection): string {
  return kind.label ?? inWords("folder" in kind ? kind.name : nameOf(kind.path));
}
