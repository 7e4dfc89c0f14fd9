import { notFound } from "next/navigation";
import type { Page } from "@/content/site/list-pages";

/**
 * The addresses that a route with parameters exports. `next dev` gets none and answers whatever is
 * asked for: it would list all of them again at each request, and write them into one file for all
 * routes, which two requests at a time can break.
 */
export function exportedParams<Params>(list: () => Params[]): Params[] {
  return process.env.NODE_ENV === "development" ? [] : list();
}

/**
 * Returns the page of a route with parameters, or answers 404 without one. (With
 * `dynamicParams = false` instead, `next dev` answers the first request for a new page with 404.)
 */
export function knownPage(page: Page | undefined): Page {
  return page ?? notFound();
}
