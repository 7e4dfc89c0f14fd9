import { folderOf, folders, schemaOf, singles } from "../load/collections.ts";
import { nameOf } from "../slug.ts";
import { entryFields } from "./config.ts";
import { noChoices } from "./fields.ts";
import { inWords, singular } from "./names.ts";

/** What labels need of a field of Sveltia's. */
type Labelled = { name?: string; label?: string; fields?: Labelled[]; types?: Labelled[] };

/** The label of a file's form: "Menus and footers", "Blog post local-seo". Undefined where there is no form. */
export function formLabel(file: string): string | undefined {
  const path = file.replace(/^content\//, "");
  const single = Object.values(singles).find(([own]) => own === path);
  if (single) return single[2] ?? inWords(nameOf(path));
  const folder = Object.entries(folders).find(([, own]) => own === folderOf(path));
  if (!folder) return undefined;
  const [name, [, , , label = inWords(name)]] = folder;
  return `${singular(label)} ${nameOf(path)}`;
}

/**
 * A field of a file in the labels of its form: "bar.links.3.to" of navigation.yaml is "Menu, Links 3,
 * Leads to". A section has the name of its kind: "sections.5 (reasons).title" is "Reasons 5, Title".
 * @param field as problems have it (`fieldName`)
 */
export function fieldLabels(file: string, field: string): string {
  const path = file.replace(/^content\//, "");
  const schema = schemaOf(path);
  if (!schema || !field) return "";
  return labelsIn(entryFields(schema, path, noChoices) as Labelled[], field.split(".")).join(", ");
}

function labelsIn(fields: Labelled[], [name = "", entry, ...rest]: string[]): string[] {
  const field = fields.find((each) => each.name === name);
  const label = field?.label ?? inWords(name);
  if (entry === undefined) return [label];
  const [, number, kind] = /^(\d+)(?: \((.+)\))?$/.exec(entry) ?? [];
  if (!number) return [label, ...labelsIn(field?.fields ?? [], [entry, ...rest])];
  const type = field?.types?.find((each) => each.name === kind);
  const own = `${type?.label?.split(":")[0] ?? label} ${number}`;
  return rest.length > 0 ? [own, ...labelsIn((type ?? field)?.fields ?? [], rest)] : [own];
}
