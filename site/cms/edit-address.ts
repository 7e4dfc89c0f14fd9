import { collectionOf } from "../load/collections.ts";
import { fieldPath, type Step } from "../load/walk.ts";
import { nameOf } from "../slug.ts";

type Group = { name: string; label: string; icon: string; files: RegExp };

/** The groups of single files in the list of content; the last one has all others. */
export const groups: Group[] = [
  {
    name: "prices",
    label: "Prices and offer",
    icon: "sell",
    files: /^content\/(prices|offer|billing|break-even|maker|pricing-page)\./,
  },
  {
    name: "routes",
    label: "Other texts",
    icon: "draft",
    files: /^content\/(legal\/|(faq|article|not-found)\.)/,
  },
  { name: "shared", label: "Menus and settings", icon: "settings", files: /./ },
];

export function groupOf(path: string): string {
  return groups.find(({ files }) => files.test(path))?.name ?? "";
}

/**
 * The address of a file's form: "content/faq.yaml" → "/edit#/collections/routes/entries/faq".
 * @param field the form opens there (export/edit/register.ts)
 */
export function editAddress(file: string, field: readonly Step[] = []): string {
  const kind = collectionOf(file);
  if (!kind) return "/edit";
  const [collection, entry] =
    "folder" in kind ? [kind.name, nameOf(file)] : [groupOf(kind.path), kind.name];
  const at = field.length > 0 ? `?field=${encodeURIComponent(fieldPath(field).join("."))}` : "";
  return `/edit#/collections/${collection}/entries/${entry}${at}`;
}
