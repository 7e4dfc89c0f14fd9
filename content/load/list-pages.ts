import { pricingCategories } from "../schema/pricing.ts";
import { blogPagePath, blogPages, numbered } from "./blog-pages.ts";
import type { Data } from "./kinds.ts";
import { slugOf } from "./slug.ts";

type FooterVariant = "main" | "second";

/** A page of the site, as sitemap, breadcrumb, metadata and tests need it. */
export type Page = {
  path: string;
  title: string;
  description: string;
  /** The address that search engines are given: its own, or that of the page it repeats. */
  canonical: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  footer: FooterVariant;
  /** The content file that holds its words. */
  file: string;
};

type Meta = { title: string; description: string };
type Rest = Partial<Pick<Page, "canonical" | "indexed" | "footer">>;

/** Every page, from the content alone (decisions.md, "Routes"). */
export function listPages(data: Data): Page[] {
  const page = (path: string, meta: Meta, file: string, rest: Rest = {}): Page => ({
    path,
    title: meta.title,
    description: meta.description,
    canonical: path,
    indexed: true,
    footer: "main",
    file,
    ...rest,
  });
  const { home, about, products, why, contact, blogList, popUp, placeholders } = data;
  const { dtransfer, article, documents, privacy, terms } = data;
  const same = (paths: Record<string, Meta>, canonical: string, file: string) =>
    Object.entries(paths).map(([path, meta]) => page(path, meta, file, { canonical }));
  const hidden = { indexed: false };
  const second = { footer: "second" } as const;
  return [
    page("/", home, home.file),
    ...same(about.paths, "/about", about.file),
    ...same(products.paths, "/services/dtransfer", products.file),
    ...servicePages(data, page),
    ...pricingPages(data, page),
    page("/why-angel-app", why, why.file),
    page("/contact", contact, contact.file),
    page("/blog-lists", blogList, blogList.file),
    ...furtherBlogPages(data, page),
    ...data.posts.map((post) => page(`/blog-lists/${slugOf(post.title)}`, post, post.file)),
    page("/dtransfer", dtransfer, dtransfer.file, second),
    page("/dtransfer/redmore", { ...article, title: article.metaTitle }, article.file, second),
    page("/documents", documents, documents.file, second),
    page("/privacy-policy", { ...privacy, title: privacy.metaTitle }, privacy.file),
    page("/terms-and-conditions", { ...terms, title: terms.metaTitle }, terms.file),
    page("/pop-up", popUp, popUp.file, hidden),
    page("/login", placeholders.login, placeholders.file, hidden),
    page("/signup", placeholders.signup, placeholders.file, hidden),
  ];
}

type MakePage = (path: string, meta: Meta, file: string, rest?: Rest) => Page;

/** A service without a title of its own shares the products page, which has it. */
function servicePages(data: Data, page: MakePage): Page[] {
  return data.services.flatMap(({ file, page: own }) => {
    if (!own?.title || !own.description) return [];
    const { path, title, description, aliases } = own;
    return [
      page(path, { title, description }, file),
      ...aliases.map((alias) => page(alias.path, alias, file, { canonical: path })),
    ];
  });
}

function pricingPages({ prices, pricingPage }: Data, page: MakePage): Page[] {
  const { file, pricing, categories } = pricingPage;
  return [
    page("/pricing", pricing, file, { canonical: prices.categories.flyer.path }),
    ...pricingCategories.map((category) =>
      page(prices.categories[category].path, categories[category], file),
    ),
  ];
}

/** The blog list beyond its first page; none while one page holds all posts. */
function furtherBlogPages({ posts, blogList }: Data, page: MakePage): Page[] {
  const { file, pages } = blogList;
  return blogPages(posts)
    .slice(1)
    .map((_, index) => {
      const number = index + 2;
      const title = numbered(pages.title, number);
      const description = numbered(pages.description, number);
      return page(blogPagePath(number), { title, description }, file);
    });
}
