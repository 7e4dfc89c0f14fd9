import { type Data, folderOf } from "../../site/load/collections";
import { listPages } from "../../site/pages/list-pages";
import type { Page } from "../../site/pages/page";

/** The sections that show content of a file of its own. */
const sectionOf: Record<string, string> = {
  "content/faq.yaml": "questions",
  "content/maker.yaml": "maker",
  "content/which-one.yaml": "which-one",
};

const ofPrices = /^content\/(billing|break-even|before-you-buy|routes\/pricing)\./;

/**
 * The pages that a file is seen on: its own, or else one that shows it, or home with what every page has.
 * An entry that lacks something has none yet.
 */
export function pagesOf(data: Data, file: string): Page[] {
  const pages = listPages(data);
  const own = pages.filter((page) => page.file === file && page.path === page.canonical);
  if (own.length > 0) return own;
  const service = data.services.find((each) => each.file === file);
  if (!service && folderOf(file.slice("content/".length))) return [];
  const isShown = ({ path, kind, sections }: Page) =>
    service
      ? path === service.page?.path
      : ofPrices.test(file)
        ? kind === "prices"
        : sections.some(({ section }) => section === sectionOf[file]);
  const shown = pages.find(isShown) ?? pages.find(({ path }) => path === "/");
  return shown ? [shown] : [];
}
