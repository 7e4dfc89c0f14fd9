import { dirname } from "node:path";
import type { Page } from "../../site/pages/page.ts";

/** The folder of files that share one template: services, lists of sections, all texts; or the file. */
function kindOf({ file }: { file: string }): string {
  return /\.md$|\/(services|pages)\//.test(file) ? dirname(file) : file;
}

/** Paths of one page for each template, and of pages that look different from it. */
export function templatesOf(pages: readonly Page[]): string[] {
  const firstOfKind = new Map(pages.toReversed().map((page) => [kindOf(page), page.path]));
  const sections = ["/about", "/products", "/every-section"];
  const others = ["/dtransfer-pricing", "/nothing-here"];
  return [...new Set([...firstOfKind.values(), ...sections, ...others])];
}
