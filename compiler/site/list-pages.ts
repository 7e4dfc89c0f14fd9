import { pricingCategories } from "../../content/schema/pricing.ts";
import type { Data } from "../load/collections.ts";
import { blogPagePath, blogPages, numbered } from "./blog-pages.ts";
import { nameOf, postPath } from "./slug.ts";

type FooterVariant = "main" | "second";

/** A page of the site. */
export type Page = {
  path: string;
  title: string;
  description: string;
  /** The canonical address: its own, or that of the page with the same content. */
  canonical: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  footer: FooterVariant;
  /** The content file with its words. */
  file: string;
  /** Day of the last change of any file that it shows: "2026-11-21". */
  updated: string;
};

type Meta = { title: string; description: string };
/** The file of a page, and the day of its last change. */
type Source = { file: string; updated: string };
type Rest = Partial<Pick<Page, "canonical" | "indexed" | "footer">>;

/** Whether search engines may list the page under its own address. */
export function isListed({ path, canonical, indexed }: Page): boolean {
  return indexed && path === canonical;
}

/** Address of a page of content/pages/*.md, which is the name of its file. */
function plainPagePath({ file }: { file: string }): string {
  return `/${nameOf(file)}`;
}

/** Every page of the site. */
export function listPages(data: Data): Page[] {
  const page = (path: string, meta: Meta, source: Source, rest: Rest = {}): Page => ({
    path,
    title: meta.title,
    description: meta.description,
    canonical: path,
    indexed: true,
    footer: "main",
    file: source.file,
    updated: source.updated,
    ...rest,
  });
  const { home, about, products, why, contact, blogList, popUp, placeholders } = data;
  const { dtransfer, documents, privacy, terms, shoppers } = data;
  const article = dated(data.article);
  const posts = data.posts.map(dated);
  const same = (paths: Record<string, Meta>, canonical: string, source: Source) =>
    Object.entries(paths).map(([path, meta]) => page(path, meta, source, { canonical }));
  const hidden = { indexed: false };
  const second = { footer: "second" } as const;
  return [
    page("/", home, home),
    ...same(about.paths, "/about", about),
    ...same(products.paths, "/services/dtransfer", latest(products, ...data.services)),
    ...servicePages(data, page),
    ...pricingPages(data, page),
    page("/why-angel-app", why, latest(why, data.faq)),
    page("/shoppers", shoppers, shoppers),
    page("/contact", contact, contact),
    page("/blog-lists", blogList, latest(blogList, ...posts)),
    ...furtherBlogPages(data, page),
    ...posts.map((post) => page(postPath(post), post, post)),
    page("/dtransfer", dtransfer, latest(dtransfer, article), second),
    page("/dtransfer/redmore", { ...article, title: article.metaTitle }, article, second),
    page("/documents", documents, documents, second),
    page("/privacy-policy", { ...privacy, title: privacy.metaTitle }, privacy),
    page("/terms-and-conditions", { ...terms, title: terms.metaTitle }, terms),
    ...data.plainPages.map((text) =>
      page(plainPagePath(text), { ...text, title: text.metaTitle }, text),
    ),
    page("/pop-up", popUp, popUp, hidden),
    page("/login", placeholders.login, placeholders, hidden),
    page("/signup", placeholders.signup, placeholders, hidden),
  ];
}

type MakePage = (path: string, meta: Meta, source: Source, rest?: Rest) => Page;

/** A text without `updated` was last changed on the day of its publication. */
function dated<Text extends { date: string; updated?: string | undefined }>(text: Text) {
  return { ...text, updated: text.updated ?? text.date };
}

/** The first source, with the latest day of all sources. */
function latest(first: Source, ...others: { updated: string }[]): Source {
  const days = [first, ...others].map(({ updated }) => updated);
  return { file: first.file, updated: days.sort().at(-1) ?? first.updated };
}

/** Services with a title have a page; those without one are on the products page. */
function servicePages(data: Data, page: MakePage): Page[] {
  return data.services.flatMap((service) => {
    const { page: own } = service;
    if (!own?.title || !own.description) return [];
    const { path, title, description, aliases } = own;
    return [
      page(path, { title, description }, service),
      ...aliases.map((alias) => page(alias.path, alias, service, { canonical: path })),
    ];
  });
}

function pricingPages({ prices, pricingPage }: Data, page: MakePage): Page[] {
  const { categories } = pricingPage;
  const source = latest(pricingPage, prices);
  return [
    page("/pricing", categories.flyer, source, { canonical: prices.categories.flyer.path }),
    ...pricingCategories.map((category) =>
      page(prices.categories[category].path, categories[category], source),
    ),
  ];
}

/** The second and further pages of the blog list, if any. */
function furtherBlogPages({ posts, blogList }: Data, page: MakePage): Page[] {
  const { pages } = blogList;
  const source = latest(blogList, ...posts.map(dated));
  return blogPages(posts)
    .slice(1)
    .map((_, index) => {
      const number = index + 2;
      const title = numbered(pages.title, number);
      const description = numbered(pages.description, number);
      return page(blogPagePath(number), { title, description }, source);
    });
}
