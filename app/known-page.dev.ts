import { notFound, redirect } from "next/navigation";
import { findPage, getContent, type Page } from "@/site/content";
import { allRedirects } from "@/site/pages/redirects";

/**
 * As known-page.ts, which this file replaces in `next dev`: a former address also redirects when it
 * is newer than the preview, which reads its own list when it starts.
 */
export function knownPage(path: string): Page {
  const page = findPage(path);
  if (page) return page;
  const former = allRedirects(getContent()).find(({ from }) => from === path);
  return former ? redirect(former.to) : notFound();
}
