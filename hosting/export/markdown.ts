import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ElementContent, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { isListed, markdownPath, type Page } from "../../content/site/list-pages.ts";
import { readableParts } from "./readable-parts.ts";

/** Writes the Markdown of each page that search engines may list beside its HTML. */
export async function writeMarkdown(out: string, pages: Page[], origin: string): Promise<void> {
  for (const page of pages.filter(isListed)) {
    const file = join(out, markdownPath(page.path));
    const html = await readFile(file.replace(/md$/, "html"), "utf8");
    await writeFile(file, markdownOf(page, html, origin));
  }
}

/**
 * A page as Markdown, made from its HTML: the words of `<main>`, every address written out. A
 * front matter in YAML gives the page's title, address and day.
 * @param html the whole page
 * @param origin of the site, "https://www.example.com"
 */
export function markdownOf(page: Page, html: string, origin: string): string {
  const { title, description, updated } = page;
  const url = new URL(page.path, origin).href;
  const head = Object.entries({ title, description, url, updated });
  const lines = head.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const text = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => {
      tree.children = readableParts(tree.children as ElementContent[], url);
    })
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: "-", emphasis: "_", resourceLink: true })
    .processSync(main);
  return `---\n${lines.join("\n")}\n---\n\n${text}`;
}
