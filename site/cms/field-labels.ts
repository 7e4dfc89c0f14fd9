import { collectionOf } from "../load/collections.ts";
import type { Step } from "../load/walk.ts";
import { nameOf } from "../slug.ts";
import { entryFields } from "./config.ts";
import { noChoices } from "./fields.ts";
import { inWords, labelOf, singular } from "./names.ts";

/** What labels need of a field of Sveltia's. */
type Labelled = { name?: string; label?: string; fields?: Labelled[]; types?: Labelled[] };

/** The label of a file's form: "Menus and footers", "Blog post local-seo". Undefined where there is no form. */
export function formLabel(file: string): string | undefined {
  const kind = collectionOf(file);
  if (!kind) return undefined;
  return "folder" in kind ? `${singular(labelOf(kind))} ${nameOf(file)}` : labelOf(kind);
}

/**
 * A field of a file in the labels of its form: "bar.links.3.to" of navigation.yaml is "Menu, Links 3,
 * Leads to". A section has the name of its kind: "sections.5 (reasons).title" is "Reasons 5, Title".
 */
export function fieldLabels(file: string, field: readonly Step[]): string {
  const schema = collectionOf(file)?.schema;
  if (!schema) return "";
  return labelsIn(entryFields(schema, file, noChoices) as Labelled[], field).join(", ");
}

function labelsIn(fields: Labelled[], [name, ...rest]: readonly Step[]): string[] {
  if (typeof name !== "string") return [];
  const field = fields.find((each) => each.name === name);
  const label = field?.label ?? inWords(name);
  const [entry, ...below] = rest;
  if (typeof entry !== "object") return [label, ...labelsIn(field?.fields ?? [], rest)];
  const type = field?.types?.find((each) => each.name === entry.kind);
  const own = `${type?.label?.split(":")[0] ?? label} ${entry.index + 1}`;
  return [own, ...labelsIn((type ?? field)?.fields ?? [], below)];
}
