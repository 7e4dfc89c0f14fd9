import { collectionOf, type Single } from "./load/collections.ts";
import { fieldPath, type Step } from "./load/walk.ts";
import { nameOf } from "./slug.ts";

/** The name of the group in which the editor lists a single file. */
export function groupOf({ group }: Single): string {
  return group ?? "shared";
}

/**
 * The address of a file's form: "content/faq.yaml" → "/edit#/collections/texts/entries/faq".
 * @param field the form opens there (editor/sveltia/register.ts)
 */
export function editAddress(file: string, field: readonly Step[] = []): string {
  const collection = collectionOf(file);
  if (!collection) return "/edit";
  const [group, entry] =
    "folder" in collection
      ? [collection.name, nameOf(file)]
      : [groupOf(collection), collection.name];
  const at = field.length > 0 ? `?field=${encodeURIComponent(fieldPath(field).join("."))}` : "";
  return `/edit#/collections/${group}/entries/${entry}${at}`;
}
