import { collectionOf, type Data } from "../../site/load/collections";
import { listPages } from "../../site/pages/list-pages";
import { type Page, sectionsOf } from "../../site/pages/page";

/** What a form is seen on: a page, or one for addresses that are none. */
export type Seen = Page | "not-found" | "blog-not-found";

/**
 * Where a file is seen: on its own page, or on the first that shows it, on which it stands highest.
 * @param focus the field that has the focus: of a file with several pages, the page that is about it
 */
export function seenAt(data: Data, file: string, focus: string): Seen | undefined {
  const pages = listPages(data).filter(({ path, canonical }) => path === canonical);
  const about = ({ field }: Page) => (focus.startsWith(`${field.join(".")}.`) ? field.length : 0);
  const own = pages.filter((page) => page.file === file);
  if (own.length > 0) return own.toSorted((a, b) => about(b) - about(a))[0];
  const seenOn = collectionOf(file)?.seenOn;
  if (seenOn === "not-found") return focus === "blog" ? "blog-not-found" : "not-found";
  if (seenOn === "every-page") return pages.find(({ path }) => path === "/");
  if (seenOn === "prices") return pages.find(({ kind }) => kind === "prices");
  const placeOn = (page: Page) => sectionsOf(page).findIndex(({ section }) => section === seenOn);
  return pages.filter((page) => placeOn(page) >= 0).toSorted((a, b) => placeOn(a) - placeOn(b))[0];
}
