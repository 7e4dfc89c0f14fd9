import type { Data } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import type { FieldPath } from "../load/walk.ts";
import { chaptersOf } from "../pages/chapters.ts";
import { listPages } from "../pages/list-pages.ts";
import type { Page } from "../pages/page.ts";
import { slugOf } from "../pages/slug.ts";

/** Reports a value that another file or field has too. @returns whether it is the first one */
type Claim = (kind: string, value: string, file: string, path: FieldPath) => boolean;

/** Addresses, titles, descriptions, ids, places in the order, and anchors are unique. */
export function checkUnique(data: Data, report: Report): void {
  const firstFile = new Map<string, string>();
  const claim: Claim = (kind, value, file, path) => {
    // Drafts have the same words until they are written.
    if (/^To fill in/.test(value)) return true;
    const key = `${kind} ${value}`;
    const other = firstFile.get(key);
    if (other) report(file, path, `"${value}" is the ${kind} of ${other} too; each needs its own`);
    else firstFile.set(key, file);
    return !other;
  };
  checkPages(listPages(data), claim);
  for (const post of data.posts) claim("id", String(post.id), post.file, ["id"]);
  for (const { order, file } of data.services)
    claim("place (order)", String(order), file, ["order"]);
  for (const [page, words, file, path] of anchorsOf(data)) {
    if (slugOf(words) === "")
      report(file, path, "has no letter or digit that an address can have (a to z, 0 to 9)");
    claim("anchor", `${page}#${slugOf(words)}`, file, path);
  }
}

function checkPages(pages: Page[], claim: Claim): void {
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
}

/** The words that become anchors, by their page: questions, headings, and entries of a service's lists. */
function* anchorsOf(data: Data): Generator<[page: string, words: string, file: string, FieldPath]> {
  const { faq, why, shoppers, services, whichOne } = data;
  for (const { id } of chaptersOf(why.body).chapters)
    yield ["/why-angel-app", id, why.file, ["body"]];
  for (const [i, { question }] of faq.items.entries())
    yield ["/why-angel-app", question, faq.file, ["items", i, "question"]];
  for (const [i, { title }] of shoppers.questions.points.entries())
    yield ["/shoppers", title, shoppers.file, ["questions", "points", i, "title"]];
  yield ["/services/dtransfer", "which-one", whichOne.file, ["heading"]];
  for (const { file, name, page } of services) {
    // Where a service is a part of the products page, that part has its name.
    if (!page) continue;
    if (!page.metadata) yield [page.path, name, file, ["name"]];
    for (const list of ["features", "growth"] as const)
      for (const [i, { title }] of page[list].items.entries())
        yield [page.path, title, file, ["page", list, "items", i, "title"]];
  }
}
