import { formatDay } from "../dates.ts";
import type { Data } from "../load/collections.ts";
import { namedPaths, productsPath } from "../schema/pages.ts";
import { type PricingCategory, pricingCategories, pricingPath } from "../schema/prices.ts";
import { companyTabs } from "../schema/sections/lists.ts";
import { openingOf, type Section } from "../schema/sections.ts";
import { nameOf, postPath, slugOf } from "../slug.ts";
import type { Page, Sharing } from "./page.ts";

/** Every page of the site. */
export function listPages(data: Data): Page[] {
  const page = pageMaker(data);
  return [
    ...sectionPages(data, page),
    ...servicePages(data, page),
    ...pricingPages(data, page),
    ...otherPages(data, page),
  ];
}

type Words = { title: string; description: string };
/** The file of a page, and the day of its last change. */
type Source = { file: string; updated: string };
type Options = Partial<Omit<Page, "sharing">> & { sharing?: Partial<Sharing> };
type MakePage = ReturnType<typeof pageMaker>;

/** Makes pages of their words, with what most of them have. */
function pageMaker({ site, drawings }: Data) {
  return (
    path: string,
    { title, description }: Words,
    { file, updated }: Source,
    { sharing: given, ...options }: Options = {},
  ): Page => {
    const shortTitle = title.replace(` | ${site.name}`, "");
    const { name = shortTitle } = options;
    const sharing = { eyebrow: site.name, drawing: "hero", ink: "canola" as const, ...given };
    return {
      path,
      title,
      shortTitle,
      description,
      name,
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
      sharing: { ...sharing, alt: sharing.alt ?? drawings.byName[sharing.drawing]?.title },
    };
  };
}

/** A file with the latest of these days: its own, and those of what its page shows. */
function changed({ file }: { file: string }, ...days: (string | undefined)[]): Source {
  const [updated = ""] = days
    .filter((day) => day !== undefined)
    .toSorted()
    .toReversed();
  return { file, updated };
}

type Listed = Source & { metadata: Words; sections: readonly Section[] };

/** What a page's first section says of it: its name, and its picture on other sites. */
function headOf({ sections }: Listed): Options {
  const { eyebrow, drawing, ink, alt } = openingOf(sections);
  return {
    kind: "sections",
    sections,
    field: ["metadata"],
    ...(eyebrow && { name: eyebrow }),
    sharing: { ...(eyebrow && { eyebrow }), ...(ink && { ink }), ...(drawing && { drawing, alt }) },
  };
}

/** The address of a page's file, "content/pages/garden-centers.yaml". */
function pathOf(file: string): string {
  const name = nameOf(file);
  return namedPaths[name] ?? `/${slugOf(name)}`;
}

/** The pages that are lists of sections, each at the name of its file, and further addresses of some. */
function sectionPages(data: Data, page: MakePage): Page[] {
  const { about, article, dtransfer, home, ownPages, products, shoppers, why } = data;
  const listed = (each: Listed) => page(pathOf(each.file), each.metadata, each, headOf(each));
  const service = data.services.find(({ link }) => link?.startsWith(productsPath));
  const shown = changed(products, products.updated, ...data.services.map((each) => each.updated));
  const ofProducts: Options = {
    ...headOf(products),
    canonical: productsPath,
    name: data.navigation.bar.services,
    group: "services",
    ...(service && { sharing: sharingOf(service) }),
  };
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
    ...products.aliases.map((alias, index) =>
      page(alias.path, alias, shown, { ...ofProducts, field: ["aliases", index] }),
    ),
    page(productsPath, products.metadata, shown, {
      ...ofProducts,
      ...(service && { name: service.name }),
    }),
    page(
      "/dtransfer",
      dtransfer.metadata,
      changed(dtransfer, dtransfer.updated, article.date, article.updated),
      { ...headOf(dtransfer), footer: "second", group: "dtransfer" },
    ),
    // Their small line may be of anything; the words of the address are in the title.
    ...ownPages.map(listed).map((own) => ({ ...own, name: own.shortTitle })),
  ];
}

const sharingOf = ({ name: eyebrow, drawing, ink, page }: Data["services"][number]): Sharing => {
  const opening = openingOf(page?.sections ?? []);
  // Where the hero has a drawing of its own, its words are of that one.
  return { eyebrow, drawing, ink, ...(!opening.drawing && { alt: opening.alt }) };
};

/** A page for each service that has a page of its own. */
function servicePages({ services }: Data, page: MakePage): Page[] {
  return services.flatMap((service) => {
    if (!service.page?.metadata) return [];
    const { path, metadata, aliases, sections } = service.page;
    const options: Options = {
      kind: "sections",
      sections,
      service,
      canonical: path,
      name: service.name,
      group: "services",
      sharing: sharingOf(service),
    };
    return [
      page(path, metadata, service, { ...options, field: ["page", "metadata"] }),
      ...aliases.map((alias, index) =>
        page(alias.path, alias, service, { ...options, field: ["page", "aliases", index] }),
      ),
    ];
  });
}

function pricingPages({ prices, pricingPage, services }: Data, page: MakePage): Page[] {
  const source = changed(prices, prices.updated, pricingPage.updated);
  const list = (category: PricingCategory, path: string) => {
    const words = prices.categories[category];
    const service = services.find((candidate) => candidate.pricing === category);
    return page(path, words, source, {
      canonical: pricingPath(category),
      name: `Pricing: ${words.tab}`,
      field: ["categories", category],
      kind: "prices",
      group: "pricing",
      ...(service && { sharing: { ...sharingOf(service), eyebrow: "Pricing" } }),
    });
  };
  return [
    list("flyer", "/pricing"),
    ...pricingCategories.map((category) => list(category, pricingPath(category))),
  ];
}

function postPages({ posts, site }: Data, page: MakePage): Page[] {
  return posts.map((post) => {
    const words = { ...post, title: `${post.title} | ${site.name}` };
    return page(postPath(post), words, changed(post, post.updated ?? post.date), {
      published: post,
      group: "blog",
      sharing: { eyebrow: formatDay(post.date), ...post.poster },
    });
  });
}

/** Posts, and the other pages with a layout of their own. */
function otherPages(data: Data, page: MakePage): Page[] {
  const { article, blogList, contact, documents, placeholders, popUp, posts } = data;
  const { privacy, terms } = data;
  const ofDtransfer = { footer: "second", group: "dtransfer" } as const;
  const legal = { kind: "legal", group: "optional" } as const;
  const hidden = { indexed: false };
  const days = posts.map(({ date, updated = date }) => updated);
  return [
    page("/contact", contact, contact, {
      name: contact.hero.eyebrow,
      sharing: { drawing: "chat", ink: "rose" },
    }),
    page("/blog-lists", blogList, changed(blogList, blogList.updated, ...days), {
      name: blogList.heading,
      group: "blog",
      sharing: { drawing: "shop-books", ink: "sky" },
    }),
    ...postPages(data, page),
    page(
      "/dtransfer/redmore",
      { ...article, title: article.metaTitle },
      changed(article, article.updated ?? article.date),
      {
        ...ofDtransfer,
        name: article.title,
        published: article,
        sharing: { eyebrow: formatDay(article.date), ...article.poster },
      },
    ),
    page("/documents", documents, documents, {
      ...ofDtransfer,
      name: documents.heading,
      sharing: { drawing: "dtransfer", ink: "stone" },
    }),
    page("/pop-up", popUp, popUp, {
      ...hidden,
      name: popUp.name,
      sharing: { drawing: "calendar" },
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
    page(
      "/privacy-policy",
      { ...privacy, title: privacy.metaTitle },
      changed(privacy, privacy.updated, privacy.added),
      {
        ...legal,
        name: privacy.title,
        sharing: { drawing: "receipt", ink: "stone" },
      },
    ),
    page("/terms-and-conditions", { ...terms, title: terms.metaTitle }, terms, {
      ...legal,
      name: terms.title,
      sharing: { drawing: "stamp", ink: "stone" },
    }),
  ];
}
