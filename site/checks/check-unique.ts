import type { Data } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import type { FieldPath } from "../load/walk.ts";
import { listPages } from "../pages/list-pages.ts";
import type { Page } from "../pages/page.ts";
import { slugOf } from "../pages/slug.ts";

/** Addresses, titles, descriptions, ids, places in the order, and anchors are unique. */
export function checkUnique(data: Data, at: Report): void {
  const firstAt = new Map<string, string>();
  const claim = (what: string, value: string, file: string, path: FieldPath) => {
    // Drafts have the same words until they are written.
    if (/^To fill in/.test(value)) return true;
    if (what === "anchor" && value.endsWith("#"))
      at(file, path, "has no letter or digit that an address can have (a to z, 0 to 9)");
    const key = `${what} ${value}`;
    const other = firstAt.get(key);
    if (other) at(file, path, `"${value}" is the ${what} of ${other} too; each needs its own`);
    else firstAt.set(key, file);
    return !other;
  };
  const pages = listPages(data);
  /** Whether a page has the title and description of its canonical page. */
  const repeatsWords = ({ path, canonical, title, description }: Page) =>
    path !== canonical &&
    pages.some(
      (page) => page.path === canonical && page.title === title && page.description === description,
    );
  for (const page of pages) {
    // A page at another's address often has its title too, which is the same problem.
    if (!claim("address", page.path, page.file, [...page.field, "path"]) || repeatsWords(page))
      continue;
    claim("title", page.title, page.file, [...page.field, "title"]);
    claim("description", page.description, page.file, [...page.field, "description"]);
  }
  for (const post of data.posts) claim("id", String(post.id), post.file, ["id"]);
  for (const [i, { question }] of data.faq.items.entries())
    claim("anchor", `${data.faq.file}#${slugOf(question)}`, data.faq.file, [
      "items",
      i,
      "question",
    ]);
  for (const service of data.services) {
    claim("place (order)", String(service.order), service.file, ["order"]);
    const items = { features: service.page?.features, growth: service.page?.growth };
    for (const [list, { items: entries = [] } = {}] of Object.entries(items))
      for (const [i, { title }] of entries.entries())
        claim("anchor", `${service.file}#${slugOf(title)}`, service.file, [
          "page",
          list,
          "items",
          i,
          "title",
        ]);
  }
}
