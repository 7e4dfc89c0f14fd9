import { addressOf, content, findPost, serviceAt } from "@/content/content";
import { pricingCategories } from "@/content/schema/pricing";
import { blogPagePath, blogPages } from "@/content/site/blog-pages";
import type { Page } from "@/content/site/list-pages";
import { article, blogList, post } from "./articles";
import { about, contact, documents, dtransfer, home, legal, plainPage, why } from "./fixed-pages";
import type { Parts } from "./parts";
import { pricing, products, service } from "./services";

/** How to write each page, by its address. */
const writers = new Map<string, () => Parts>([
  ["/", home],
  ["/about", about],
  ["/services/dtransfer", products],
  ["/why-angel-app", why],
  ["/contact", contact],
  ["/dtransfer", dtransfer],
  ["/dtransfer/redmore", article],
  ["/documents", documents],
  ["/privacy-policy", () => legal(content.privacy)],
  ["/terms-and-conditions", () => legal(content.terms)],
  ...pricingCategories.map(
    (category) =>
      [content.prices.categories[category].path, () => pricing(category)] satisfies Entry,
  ),
  ...blogPages(content.posts).map(
    (_, i) => [blogPagePath(i + 1), () => blogList(i + 1)] satisfies Entry,
  ),
]);

type Entry = [string, () => Parts];

/**
 * The words of a page as Markdown, from the content that the page itself is made of. What it is
 * and where it stands is on top, in YAML: a file alone does not tell.
 */
export function markdownOf(page: Page): string {
  const { path, title, description, updated } = page;
  const head = { title, description, url: addressOf(path), updated };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const parts = writerOf(page)().filter((part) => part);
  return `---\n${lines.join("\n")}\n---\n\n${parts.join("\n\n")}\n`;
}

function writerOf({ path, file }: Page): () => Parts {
  const writer = writers.get(path);
  if (writer) return writer;
  const plain = content.plainPages.find((candidate) => candidate.file === file);
  if (plain) return () => plainPage(plain);
  const own = findPost(file);
  return own ? () => post(own) : () => service(serviceAt(path));
}
