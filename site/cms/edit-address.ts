import { folders, singles } from "../load/collections.ts";
import { nameOf } from "../slug.ts";

type Group = { name: string; label: string; icon: string; files: RegExp };

/** The groups of single files in the list of content; the last one has all others. */
export const groups: Group[] = [
  {
    name: "prices",
    label: "Prices and offer",
    icon: "sell",
    files: /^(prices|offer|billing|break-even|maker|routes\/pricing)\./,
  },
  {
    name: "routes",
    label: "Other texts",
    icon: "draft",
    files: /^(routes|legal|dtransfer)\/|^faq\./,
  },
  { name: "shared", label: "Menus and settings", icon: "settings", files: /./ },
];

export function groupOf(path: string): string {
  return groups.find(({ files }) => files.test(path))?.name ?? "";
}

/**
 * The address of a file's form: "content/faq.yaml" → "/edit#/collections/routes/entries/faq".
 * @param field as problems have it (`fieldName`): the form opens there (export/edit/register.ts)
 */
export function editAddress(file: string, field = ""): string {
  const path = file.replace(/^content\//, "");
  const single = Object.entries(singles).find(([, [own]]) => own === path);
  const folder = Object.entries(folders).find(
    ([, [start, ending]]) => path.startsWith(start) && path.endsWith(ending),
  );
  const [collection, entry] = single ? [groupOf(path), single[0]] : [folder?.[0], nameOf(path)];
  if (!collection) return "/edit";
  const at = field && `?field=${encodeURIComponent(keyPathOf(field))}`;
  return `/edit#/collections/${collection}/entries/${entry}${at}`;
}

/** A field as Sveltia names it: "sections.2 (points).points.1.alt" → "sections.1.points.0.alt". */
function keyPathOf(field: string): string {
  return field.replace(/\.(\d+)(?: \([^)]*\))?/g, (_, number) => `.${number - 1}`);
}
