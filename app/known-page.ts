import { notFound } from "next/navigation";
import { findPage, type Page } from "@/site/content";

/**
 * Returns the page at a path of a route with parameters, or answers 404 without one. (With
 * `dynamicParams = false` instead, `next dev` answers the first request for a new page with 404.)
 */
export function knownPage(path: string): Page {
  return findPage(path) ?? notFound();
}
