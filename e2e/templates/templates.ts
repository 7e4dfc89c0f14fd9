import { dirname } from "node:path";
import type { Page } from "../../site/pages/page.ts";

/** "content/pages/about.yaml", or the folder of files that share one template: services, and all texts. */
function kindOf({ file }: { file: string }): string {
  return file.endsWith(".md") || file.includes("/services/") ? dirname(file) : file;
}

/** Paths of one page for each template, and of pages that look different from it. */
export function templatesOf(pages: readonly Page[]): string[] {
  const firstOfKind = new Map(pages.toReversed().map((page) => [kindOf(page), page.path]));
  const others = ["/storage-pricing", "/dtransfer-pricing", "/nothing-here"];
  return [...firstOfKind.values(), ...others];
}
