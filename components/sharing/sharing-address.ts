import { hash } from "node:crypto";
import type { Page } from "@/site/content";

/** Width and height of every sharing image, in pixels: 1.91 : 1, as networks crop. */
export const sharingSize = { width: 1200, height: 630 };

/**
 * Full path of a page's sharing image, with a hash of what it shows: networks keep an image by its
 * address, and would show an old title.
 */
export function sharingAddress(page: Pick<Page, "canonical" | "title" | "sharing">): string {
  const content = JSON.stringify([page.title, page.sharing]);
  return `${sharingFile(page)}?v=${hash("sha256", content).slice(0, 8)}`;
}

/** The file of a page's sharing image; a page that repeats another shares its image. */
export function sharingFile({ canonical }: Pick<Page, "canonical">): string {
  return `/sharing${canonical === "/" ? "/home" : canonical}.png`;
}
