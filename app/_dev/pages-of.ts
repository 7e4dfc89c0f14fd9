import { collectionOf, type Data } from "../../site/load/collections";
import { listPages } from "../../site/pages/list-pages";
import type { Page } from "../../site/pages/page";
import { nameOf } from "../../site/slug";

/** Content of the pages of prices. */
const ofPrices = ["billing", "break-even", "next-steps", "pricing"];

/**
 * The pages that a file is seen on: its own, or else one that shows it, or home with what every page has.
 * An entry that lacks something has none yet.
 */
export function pagesOf(data: Data, file: string): Page[] {
  const pages = listPages(data).filter(({ path, canonical }) => path === canonical);
  const own = pages.filter((page) => page.file === file);
  if (own.length > 0) return own;
  const service = data.services.find((each) => each.file === file);
  if (!service && "folder" in (collectionOf(file) ?? {})) return [];
  const name = nameOf(file);
  // The section that shows a file is called like it.
  const kind = name === "faq" ? "questions" : name;
  const isShown = (page: Page) => {
    if (service) return page.sections.some(({ section }) => section === "services");
    if (ofPrices.includes(name)) return page.kind === "prices";
    return page.sections.some(({ section }) => section === kind);
  };
  const first = pages.find(isShown) ?? pages.find(({ path }) => path === "/");
  return first ? [first] : [];
}
