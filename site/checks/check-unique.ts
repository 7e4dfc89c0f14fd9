import { type Data, entriesOf } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import { type FieldPath, valueAt } from "../load/walk.ts";
import { listPages } from "../pages/list-pages.ts";
import type { Page } from "../pages/page.ts";
import { partsOf } from "../pages/parts.ts";

/** Reports a value that another file or field has too, in any letter case. @returns whether it is the first one */
type Claim = (kind: string, value: string, file: string, path: FieldPath) => boolean;

/** Addresses, titles, descriptions, ids, places in the order, and anchors are unique. */
export function checkUnique(data: Data, report: Report): void {
  const firstFile = new Map<string, string>();
  const claim: Claim = (kind, value, file, path) => {
    // Drafts have the same words until they are written.
    if (/^To fill in/.test(value)) return true;
    const key = `${kind} ${value.normalize("NFC").toLowerCase()}`;
    const other = firstFile.get(key);
    if (other) report(file, path, `"${value}" is the ${kind} of ${other} too; each needs its own`);
    else firstFile.set(key, file);
    return !other;
  };
  const entries = new Map(entriesOf(data).map((entry) => [entry.file, entry]));
  const repeated = checkPages(listPages(data), claim);
  for (const post of data.posts) claim("id", String(post.id), post.file, ["id"]);
  for (const { order, file } of data.services)
    claim("place (order)", String(order), file, ["order"]);
  for (const { page, id, file, field } of partsOf(data)) {
    // An empty text has a problem of its own, and so has a page at the address of another.
    if (valueAt(entries.get(file), field) === "" || repeated.has(file)) continue;
    if (id === "")
      report(file, field, "has no letter or digit that an address can have (a to z, 0 to 9)");
    claim("anchor", `${page}#${id}`, file, field);
  }
}

/** @returns the files whose pages have the address of another */
function checkPages(pages: Page[], claim: Claim): Set<string> {
  const repeated = new Set<string>();
  /** Whether a page has the title and description of its canonical page. */
  const repeatsWords = ({ path, canonical, title, description }: Page) =>
    path !== canonical &&
    pages.some(
      (page) => page.path === canonical && page.title === title && page.description === description,
    );
  for (const page of pages) {
    // A page at another's address often has its title too, which is the same problem.
    const isFree = claim("address", page.path, page.file, [...page.field, "path"]);
    if (!isFree) repeated.add(page.file);
    if (!isFree || repeatsWords(page)) continue;
    claim("title", page.title, page.file, [...page.field, "title"]);
    claim("description", page.description, page.file, [...page.field, "description"]);
  }
  return repeated;
}
