import { notFound, redirect } from "next/navigation";
import { findPage, type Page, redirectFrom } from "@/site/content";

/**
 * Returns the page at a path of a route with parameters, or answers 404 without one. (With
 * `dynamicParams = false` instead, `next dev` answers the first request for a new page with 404.)
 */
export function knownPage(path: string): Page {
  const page = findPage(path);
  if (page) return page;
  // `next dev` reads the redirects when it starts (next.config.ts); this one may be newer.
  const to = process.env.NODE_ENV === "development" && redirectFrom(path);
  return to ? redirect(to) : notFound();
}
