import { notFound } from "next/navigation";
import type { Page } from "@/compiler/published";

/**
 * Returns the page of a route with parameters, or answers 404 without one. (With
 * `dynamicParams = false` instead, `next dev` answers the first request for a new page with 404.)
 */
export function knownPage(page: Page | undefined): Page {
  return page ?? notFound();
}
