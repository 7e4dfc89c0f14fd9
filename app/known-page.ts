import { notFound } from "next/navigation";
import type { Page } from "@/content/site/list-pages";

/**
 * The page of a route with parameters; where there is none, the answer is 404. (With
 * `dynamicParams = false` instead, `next dev` answers the first request for a new page with 404.)
 * @param page the page that was asked for, if there is one
 */
export function knownPage(page: Page | undefined): Page {
  return page ?? notFound();
}
