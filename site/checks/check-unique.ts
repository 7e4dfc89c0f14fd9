import type { Data } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import type { FieldPath } from "../load/walk.ts";
import { listPages } from "../pages/list-pages.ts";
import type { Page } from "../pages/page.ts";

/** Addresses, titles, descriptions, ids of posts and places of services are unique, in any letter case. */
export function checkUnique(data: Data, report: Report): void {
  const firstFile = new Map<string, string>();
  const claim = (kind: string, value: string, file: string, path: FieldPath) => {
    const key = `${kind} ${value.toLowerCase()}`;
    const other = firstFile.get(key);
    if (other) report(file, path, `"${value}" is the ${kind} of ${other} too; each needs its own`);
    firstFile.set(key, other ?? file);
  };
  const pages = listPages(data);
  // A page's address is the name of its file: that of an editor's own page is the one to change.
  const isOwn = ({ file }: Page) => data.ownPages.some((own) => own.file === file);
  const ordered = [...pages.filter((page) => !isOwn(page)), ...pages.filter(isOwn)];
  for (const page of ordered) {
    const { path, canonical, title, description, file, field } = page;
    claim("address", path, file, isOwn(page) ? [] : [...field, "path"]);
    const first = path !== canonical && pages.find((page) => page.path === canonical);
    // A page at a further address may have the words of its first one.
    if (first && first.title === title && first.description === description) continue;
    claim("title", title, file, [...field, "title"]);
    claim("description", description, file, [...field, "description"]);
  }
  for (const { id, file } of data.posts) claim("id", String(id), file, ["id"]);
  for (const { order, file } of data.services) claim("place", String(order), file, ["order"]);
}
