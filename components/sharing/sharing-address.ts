import type { Page } from "@/site/content";

/** Width and height of every sharing image, in pixels: 1.91 : 1, as networks crop. */
export const sharingSize = { width: 1200, height: 630 };

/** Address of a page's sharing image; a page that repeats another shares its image. */
export function sharingAddress({ canonical }: Pick<Page, "canonical">): string {
  return `/sharing${canonical === "/" ? "/home" : canonical}.png`;
}
