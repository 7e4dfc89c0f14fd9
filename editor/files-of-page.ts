import type { Page } from "../compiler/site/list-pages.ts";

/** Files that every page is made from. */
const everywhere = ["navigation.yaml", "promotion.yaml", "site.yaml"];

/** Further files that a page shows, by the beginning of its own file's path. */
const more: [begins: string, files: string[]][] = [
  ["pages/home.yaml", ["services/"]],
  ["pages/about.yaml", ["next-steps.yaml"]],
  ["pages/products.yaml", ["services/", "which-one.yaml", "prices.yaml", "blog/"]],
  [
    "pages/pricing.yaml",
    ["prices.yaml", "billing.yaml", "break-even.yaml", "next-steps.yaml", "services/"],
  ],
  ["pages/why.yaml", ["faq.yaml"]],
  ["pages/pop-up.yaml", ["promotion.yaml"]],
  ["pages/blog-list.yaml", ["blog/", "next-steps.yaml"]],
  ["pages/dtransfer.yaml", ["dtransfer/article.md", "blog/"]],
  ["services/", ["blog/", "prices.yaml"]],
  ["blog/", ["pages/blog-list.yaml", "services/", "next-steps.yaml"]],
  ["legal/", ["pages/legal.yaml"]],
];

/**
 * The content files that a page is made from, its own first; without drawings.yaml, which is in
 * the list of all content.
 * @param paths all files below `content/`
 */
export function filesOfPage({ file }: Pick<Page, "file">, paths: string[]): string[] {
  const own = file.replace(/^content\//, "");
  const also = more.filter(([begins]) => own.startsWith(begins)).flatMap(([, files]) => files);
  const found = [...also, ...everywhere].flatMap((begins) =>
    begins.endsWith("/") ? paths.filter((path) => path.startsWith(begins)) : [begins],
  );
  return [...new Set([own, ...found])];
}
