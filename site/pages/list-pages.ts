import { formatDay } from "../dates.ts";
import type { Data } from "../load/collections.ts";
import { productsPath } from "../schema/named-services.ts";
import { namedPaths } from "../schema/pages.ts";
import { type PricingCategory, pricingCategories, pricingPath } from "../schema/prices.ts";
import { companyTabs } from "../schema/sections/company.ts";
import { openingOf, type Section } from "../schema/sections.ts";
import {
  dated,
  latest,
  type MakePage,
  type Page,
  type PageOptions,
  type Sharing,
  withParts,
} from "./page.ts";
import { nameOf, postPath, slugOf } from "./slug.ts";

/** Every page of the site. */
export function listPages(data: Data): Page[] {
  const ending = ` | ${data.site.name}`;
  const page: MakePage = (path, { title, description }, { file, updated }, options = {}) => {
    const shortTitle = title.replace(ending, "");
    const { name = shortTitle, sharing } = options;
    return {
      path,
      title,
      shortTitle,
      description,
      file,
      updated,
      canonical: path,
      indexed: true,
      kind: "own",
      sections: [],
      footer: "main",
      field: [],
      group: "site",
      ...options,
      name,
      sharing: { eyebrow: name, drawing: "hero", ink: "canola", ...sharing },
    };
  };
  const pages = [
    ...sectionPages(data, page),
    ...servicePages(data, page),
    ...pricingPages(data, page),
    ...contactPage(data, page),
    ...blogListPages(data, page),
    ...postPages(data, page),
    ...dtransferPages(data, page),
    ...hiddenPages(data, page),
    ...legalPages(data, page),
  ];
  const altOf = ({ alt, drawing }: Sharing) => alt ?? data.drawings.byName[drawing]?.title;
  return pages.map((each) => ({
    ...each,
    sharing: { ...each.sharing, alt: altOf(each.sharing) },
  }));
}

/** What a page's first section says of it: its name, and its picture on other sites. */
function headOf({ sections }: Listed): PageOptions {
  const { eyebrow, drawing, ink, alt } = openingOf(sections);
  return {
    kind: "sections",
    sections,
    field: ["metadata"],
    ...(eyebrow && { name: eyebrow }),
    sharing: { ...(eyebrow && { eyebrow }), ...(ink && { ink }), ...(drawing && { drawing, alt }) },
  };
}

type Listed = {
  file: string;
  updated: string;
  metadata: { title: string; description: string };
  sections: readonly Section[];
};

/** The pages that are lists of sections, each at the name of its file, and further addresses of some. */
function sectionPages(data: Data, page: MakePage): Page[] {
  const { about, dtransfer, home, ownPages, shoppers, why } = data;
  const listed = (each: Listed) => page(pathOf(each.file), each.metadata, each, headOf(each));
  const inSecondFooter = { footer: "second", group: "dtransfer" } as const;
  return [
    ...[home, about, why, shoppers].map(listed),
    ...about.aliases.map((alias, index) =>
      page(alias.path, alias, about, {
        ...headOf(about),
        name: companyTabs[nameOf(alias.path) as keyof typeof companyTabs],
        canonical: pathOf(about.file),
        field: ["aliases", index],
      }),
    ),
    ...productsPages(data, page),
    page("/dtransfer", dtransfer.metadata, latest(dtransfer, dated(data.article)), {
      ...headOf(dtransfer),
      ...inSecondFooter,
    }),
    // Their small line may be of anything; the words of the address are in the title.
    ...ownPages.map(listed).map((own) => ({ ...own, name: own.shortTitle })),
  ];
}

/** The address of a page's file, "content/pages/garden-centers.yaml". */
function pathOf(file: string): string {
  const name = nameOf(file);
  return namedPaths[name] ?? `/${slugOf(name)}`;
}

const sharingOf = ({ name: eyebrow, drawing, ink, page }: Data["services"][number]): Sharing => {
  const opening = openingOf(page?.sections ?? []);
  // Where the hero has a drawing of its own, its words are of that one.
  return { eyebrow, drawing, ink, ...(!opening.drawing && { alt: opening.alt }) };
};

/** The products page, under its addresses. */
function productsPages({ products, services, navigation }: Data, page: MakePage): Page[] {
  const canonical = productsPath;
  const dtransfer = services.find((service) => service.page?.path === canonical);
  const source = latest(products, ...services);
  const rest: PageOptions = {
    ...headOf(products),
    canonical,
    name: navigation.bar.services,
    group: "services",
    ...(dtransfer && { sharing: sharingOf(dtransfer) }),
  };
  return [
    ...products.aliases.map((alias, index) =>
      page(alias.path, alias, source, { ...rest, field: ["aliases", index] }),
    ),
    page(canonical, products.metadata, source, {
      ...rest,
      ...(dtransfer && { name: dtransfer.name }),
    }),
  ];
}

/** A page for each service that has a page of its own. */
function servicePages({ services }: Data, page: MakePage): Page[] {
  return services.flatMap((service) => {
    const { page: own } = service;
    if (!own?.metadata) return [];
    const { path, metadata, aliases, sections } = own;
    const rest: PageOptions = {
      kind: "sections",
      sections,
      service,
      canonical: path,
      name: service.name,
      group: "services",
      sharing: sharingOf(service),
    };
    return [
      page(path, metadata, service, { ...rest, field: ["page", "metadata"] }),
      ...aliases.map((alias, index) =>
        page(alias.path, alias, service, { ...rest, field: ["page", "aliases", index] }),
      ),
    ];
  });
}

function pricingPages({ prices, pricingPage, services }: Data, page: MakePage): Page[] {
  const source = latest(prices, pricingPage);
  const list = (category: PricingCategory, path?: string) => {
    const canonical = pricingPath(category);
    const words = prices.categories[category];
    const service = services.find((candidate) => candidate.page?.pricing === category);
    return page(path ?? canonical, words, source, {
      canonical,
      name: `Pricing: ${words.tab}`,
      field: ["categories", category],
      kind: "prices",
      group: "pricing",
      ...(service && { sharing: { ...sharingOf(service), eyebrow: "Pricing" } }),
    });
  };
  return [list("flyer", "/pricing"), ...pricingCategories.map((category) => list(category))];
}

function contactPage({ contact }: Data, page: MakePage): Page[] {
  return [
    page("/contact", contact, contact, {
      name: contact.hero.eyebrow,
      sharing: { eyebrow: contact.hero.eyebrow, drawing: "chat", ink: "rose" },
    }),
  ];
}

function blogListPages({ blogList, posts }: Data, page: MakePage): Page[] {
  return [
    page("/blog-lists", blogList, latest(blogList, ...posts.map(dated)), {
      name: blogList.heading,
      group: "blog",
      sharing: { eyebrow: blogList.heading, drawing: "shop-books", ink: "sky" },
    }),
  ];
}

function postPages({ posts, site }: Data, page: MakePage): Page[] {
  return posts.map((post) =>
    page(postPath(post), { ...post, title: `${post.title} | ${site.name}` }, dated(post), {
      published: post,
      group: "blog",
      sharing: { eyebrow: formatDay(post.date), ...post.poster },
    }),
  );
}

function dtransferPages({ documents, article }: Data, page: MakePage): Page[] {
  const rest = { footer: "second", group: "dtransfer" } as const;
  return [
    page("/dtransfer/redmore", { ...article, title: article.metaTitle }, dated(article), {
      ...rest,
      name: article.title,
      published: article,
      sharing: { eyebrow: formatDay(article.date), ...article.poster },
    }),
    page("/documents", documents, documents, {
      ...rest,
      name: documents.heading,
      sharing: { eyebrow: documents.heading, drawing: "dtransfer", ink: "stone" },
    }),
  ];
}

function legalPages({ privacy, terms, site }: Data, page: MakePage): Page[] {
  const rest = { kind: "legal", group: "optional" } as const;
  const eyebrow = site.name;
  return [
    page("/privacy-policy", { ...privacy, title: privacy.metaTitle }, withParts(privacy), {
      ...rest,
      name: privacy.title,
      sharing: { eyebrow, drawing: "receipt", ink: "stone" },
    }),
    page("/terms-and-conditions", { ...terms, title: terms.metaTitle }, terms, {
      ...rest,
      name: terms.title,
      sharing: { eyebrow, drawing: "stamp", ink: "stone" },
    }),
  ];
}

function hiddenPages({ popUp, placeholders, site }: Data, page: MakePage): Page[] {
  const hidden = { indexed: false, sharing: { eyebrow: site.name } };
  return [
    page("/pop-up", popUp, popUp, {
      ...hidden,
      name: popUp.name,
      sharing: { eyebrow: site.name, drawing: "calendar", ink: "canola" },
    }),
    page("/login", placeholders.login, placeholders, {
      ...hidden,
      name: "LoginPage",
      field: ["login"],
    }),
    page("/signup", placeholders.signup, placeholders, {
      ...hidden,
      name: "SignUp",
      field: ["signup"],
    }),
  ];
}
