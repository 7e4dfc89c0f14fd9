import type { Data } from "../load/collections.ts";
import type { Page } from "./list-pages.ts";
import { sectionsOf } from "./sections.ts";
import { slugOf } from "./slug.ts";

/** Anchors of every page. */
const everywhere = ["top", "main"];

/** Anchors that are set in code, by the file of the page. */
const bands: Record<string, string[]> = {
  "content/pages/home.yaml": ["services", "why-choose", "get-the-app", "contact-band"],
  "content/pages/about.yaml": ["company", "story", "why", "culture", "next-step"],
  "content/pages/products.yaml": ["services", "which-one", "dtransfer"],
  "content/pages/pricing.yaml": ["billing", "break-even", "guarantee", "privacy", "next-step"],
  "content/pages/why.yaml": ["faq", "contact-band"],
  "content/pages/contact.yaml": ["contact-form", "contact-links"],
  "content/pages/dtransfer.yaml": ["articles", "how-it-works"],
  "content/pages/documents.yaml": ["step", "unpublished"],
  "content/pages/blog-list.yaml": ["next-step"],
  "content/pages/shoppers.yaml": ["points", "next-step"],
  "content/dtransfer/article.md": ["related"],
};

/** All anchors of a page: links may lead to "/contact#contact-form". */
export function anchorsOf(page: Page, data: Data): string[] {
  const { file } = page;
  const own = [...everywhere, ...(bands[file] ?? [])];
  const text = [...data.posts, ...data.plainPages, data.article, data.privacy, data.terms].find(
    (t) => t.file === file,
  );
  if (text)
    return [...own, ...headings(text.prose.text), "author", "continue-reading", "next-step"];
  if (file === data.why.file)
    return [
      ...own,
      ...headings(data.why.body),
      ...data.faq.items.map(({ question }) => slugOf(question)),
    ];
  if (file === data.documents.file)
    return [...own, ...data.documents.languages.map(({ id }) => id)];
  const isProducts = file === data.products.file;
  const service = data.services.find((candidate) =>
    isProducts ? candidate.page?.path === page.canonical : candidate.file === file,
  )?.page;
  if (!service) return own;
  const lists = [service.features, service.growth];
  return [
    ...own,
    ...(isProducts ? [] : ["hero"]),
    ...["information", "other-services", "posts"],
    ...lists
      .flatMap(({ heading, items }) => [heading, ...items.map(({ title }) => title)])
      .map(slugOf),
  ];
}

function headings(text: string): string[] {
  return sectionsOf(text).sections.map(({ id }) => id);
}
