import { collectionOf, type Data } from "../../site/load/collections";
import { listPages } from "../../site/pages/list-pages";
import { type Page, sectionsOf } from "../../site/pages/page";

/** The pages that a file is seen on: its own, or else the first that shows it. An entry that lacks something has none yet. */
export function pagesOf(data: Data, file: string): Page[] {
  const pages = listPages(data).filter(({ path, canonical }) => path === canonical);
  const own = pages.filter((page) => page.file === file);
  if (own.length > 0) return own;
  const seenOn = collectionOf(file)?.seenOn;
  const isShown = (page: Page) =>
    page.kind === seenOn ||
    sectionsOf(page).some(({ section }) => section === seenOn) ||
    (seenOn === "every-page" && page.path === "/");
  return pages.filter(isShown).slice(0, 1);
}
