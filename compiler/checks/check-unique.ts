import type { Data } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import type { FieldPath } from "../load/source.ts";
import { listPages, type Page } from "../site/list-pages.ts";
import { slugOf } from "../site/slug.ts";

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
    const path = pathOfPage(data, page.path, page.file);
    // A page at another's address often has its title too, which is the same problem.
    if (!claim("address", page.path, page.file, [...path, "path"]) || repeatsWords(page)) continue;
    claim("title", page.title, page.file, [...path, "title"]);
    claim("description", page.description, page.file, [...path, "description"]);
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

/** Path of the group that holds a page's title and description in its file. */
export function pathOfPage(data: Data, path: string, file: string): FieldPath {
  const paths: Record<string, unknown> = { ...data.about.paths, ...data.products.paths };
  if (path in paths) return ["paths", path];
  if (file === data.placeholders.file) return [path.slice(1)];
  if (file === data.pricingPage.file) {
    const category = Object.entries(data.prices.categories).find(([, c]) => c.path === path);
    return ["categories", category?.[0] ?? "flyer"];
  }
  const service = data.services.find((entry) => entry.file === file)?.page;
  if (!service) return [];
  const alias = service.aliases.findIndex((entry) => entry.path === path);
  return alias < 0 ? ["page"] : ["page", "aliases", alias];
}
