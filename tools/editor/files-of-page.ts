import type { Page } from "../../site/pages/page.ts";

/** Files that every page is made from. */
const everywhere = ["navigation.yaml", "promotion.yaml", "site.yaml"];

/** The page in place of one that is not there. */
export const notFoundPage = { file: "pages/not-found.yaml", shows: [] };

/**
 * The content files that a page is made from, its own first.
 * @param paths all files below `content/`
 */
export function filesOfPage({ file, shows }: Pick<Page, "file" | "shows">, paths: string[]) {
  const found = [...shows, ...everywhere].flatMap((begins) =>
    begins.endsWith("/") ? paths.filter((path) => path.startsWith(begins)) : [begins],
  );
  return [...new Set([file.replace(/^content\//, ""), ...found])];
}
