import { z } from "zod";
import { type Collection, collectionOf } from "./load/collections.ts";
import { optionOf } from "./load/texts.ts";
import type { Step } from "./load/walk.ts";
import { nameOf } from "./slug.ts";

/** What the forms at /edit call files and fields, by their schemas. */

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

/** The label of a collection in the editor. */
export function labelOf(collection: Collection): string {
  const { label, name } = collection;
  return label ?? inWords("folder" in collection ? name : nameOf(collection.path));
}

/** The label of a file's form: "Menus and footers", "Blog post local-seo". Undefined where there is no form. */
export function formLabel(file: string): string | undefined {
  const collection = collectionOf(file);
  if (!collection) return undefined;
  const label = labelOf(collection);
  return "folder" in collection ? `${singular(label)} ${nameOf(file)}` : label;
}

/** The label of the Markdown below a file's fields. */
export const bodyLabel = "Text";

/**
 * A field of a file in the labels of its form: "bar.links.3.to" of navigation.yaml is "Menu, Links 3,
 * Leads to". A section has the name of its kind: "sections.5 (reasons).title" is "Reasons 5, Title".
 */
export function fieldLabels(file: string, field: readonly Step[]): string {
  if (field.length === 1 && field[0] === "body") return bodyLabel;
  return labelsIn(collectionOf(file)?.schema, field).join(", ");
}

function labelsIn(schema: unknown, [name, ...rest]: readonly Step[]): string[] {
  const group = unwrapped(schema);
  if (typeof name !== "string") return [];
  const field = group instanceof z.ZodObject ? group.shape[name] : undefined;
  const label = labelOfField(field) ?? inWords(name);
  const [entry, ...below] = rest;
  if (typeof entry !== "object") return [label, ...labelsIn(field, rest)];
  const list = unwrapped(field);
  const element = list instanceof z.ZodArray ? list.element : undefined;
  const kind = element instanceof z.ZodDiscriminatedUnion ? optionOf(element, entry.kind) : element;
  // The label of a kind goes on with what it looks like: "Map hero: a circle on a map".
  const own = (entry.kind && labelOfField(kind)?.split(":")[0]) ?? label;
  return [`${own} ${entry.index + 1}`, ...labelsIn(kind, below)];
}

/** The title that a schema gives a field, itself or below what makes it optional. */
function labelOfField(schema: unknown): string | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const { title } = schema.meta() ?? {};
  if (title !== undefined || !isWrapper(schema)) return title;
  return labelOfField(schema.unwrap());
}

/** A schema without what makes it optional. */
function unwrapped(schema: unknown): unknown {
  return isWrapper(schema) ? unwrapped(schema.unwrap()) : schema;
}

function isWrapper(schema: unknown): schema is z.ZodOptional | z.ZodDefault {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}
