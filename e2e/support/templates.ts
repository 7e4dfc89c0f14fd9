import { pages } from "./site.ts";

/** "content/pages/about.yaml", or the folder of files that share one template. */
function kindOf({ file }: { file: string }): string {
  return file.replace(/^(content\/(?:blog|services|legal))\/.*/, "$1");
}

const firstOfKind = new Map(pages.toReversed().map((page) => [kindOf(page), page.path]));

/** Paths of one page for each template, and of pages that look different from it. */
export const templates = [
  ...firstOfKind.values(),
  "/services/pushradius-geofencing-marketing",
  "/storage-pricing",
  "/dtransfer-pricing",
  "/nothing-here",
];
