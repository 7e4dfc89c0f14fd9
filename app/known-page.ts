import { notFound } from "next/navigation";
import { pages } from "@/content/content";
import type { Page } from "@/content/load/list-pages";

/**
 * The page of a route with parameters; where there is none, the answer is 404. (With
 * `dynamicParams = false` instead, `next dev` answers the first request for a new page with 404.)
 * @param isIt whether a page is the one that was asked for
 */
export function knownPage(isIt: (page: Page) => boolean): Page {
  return pages.find(isIt) ?? notFound();
}
