import { formatDay } from "../dates.ts";
import type { Data } from "../load/collections.ts";
import { productsPath } from "../schema/named-services.ts";
import { type PricingCategory, pricingCategories, pricingPath } from "../schema/pricing.ts";
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
  const sharing: Sharing = { eyebrow: data.site.name, scene: "hero", ink: "canola" };
  const suffix = ` | ${data.site.name}`;
  const page: MakePage = (path, { title, description }, { file, updated }, options) => ({
    path,
    title,
    description,
    name: title.replace(suffix, ""),
    file,
    updated,
    canonical: path,
    indexed: true,
    footer: "main",
    field: [],
    group: "site",
    sharing,
    ...options,
  });
  const pages = [
    ...homeAndAbout(data, page),
    ...servicePages(data, page),
    ...pricingPages(data, page),
    ...companyPages(data, page),
    ...blogListPages(data, page),
    ...postPages(data, page),
    ...dtransferPages(data, page),
    ...hiddenPages(data, page),
    ...textPages(data, page),
  ];
  const altOf = ({ alt, scene }: Sharing) => alt ?? data.scenes.byName[scene]?.title;
  return pages.map((each) => ({
    ...each,
    sharing: { ...each.sharing, alt: altOf(each.sharing) },
  }));
}

function homeAndAbout({ home, about }: Data, page: MakePage): Page[] {
  const { story, culture } = about.tabs;
  const names: Record<string, string> = {
    "/about/story": story.label,
    "/about/culture": culture.label,
  };
  return [
    page("/", home, home),
    ...Object.entries(about.paths).map(([path, words]) =>
      page(path, words, about, {
        canonical: "/about",
        name: names[path] ?? about.hero.eyebrow,
        field: ["paths", path],
        sharing: { eyebrow: about.hero.eyebrow, scene: "storefront", ink: "mint" },
      }),
    ),
  ];
}

const sharingOf = ({ name: eyebrow, scene, ink, page }: Data["services"][number]): Sharing => ({
  eyebrow,
  scene,
  ink,
  // Where the hero has a drawing of its own, its words are of that one.
  ...(!page?.hero.scene && { alt: page?.hero.alt }),
});

/** The products page, under its addresses, and a page for each service that has a page of its own. */
function servicePages({ products, services, navigation }: Data, page: MakePage): Page[] {
  const canonical = productsPath;
  const dtransfer = services.find((service) => service.page?.path === canonical);
  const all = Object.entries(products.paths).map(([path, words]) =>
    page(path, words, latest(products, ...services), {
      canonical,
      name: path === canonical && dtransfer ? dtransfer.name : navigation.bar.services,
      field: ["paths", path],
      group: "services",
      ...(dtransfer && { sharing: sharingOf(dtransfer) }),
    }),
  );
  const each = services.flatMap((service) => {
    const { page: own } = service;
    if (!own?.metadata) return [];
    const { path, metadata, aliases } = own;
    const rest: PageOptions = {
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
  return [...all, ...each];
}

function pricingPages({ prices, pricingPage, services }: Data, page: MakePage): Page[] {
  const source = latest(prices, pricingPage);
  const list = (category: PricingCategory, path?: string) => {
    const canonical = pricingPath(category);
    const words = prices.categories[category];
    const service = services.find((candidate) => candidate.page?.pricing === category);
    return page(path ?? canonical, words, source, {
      canonical,
      name: `${pricingPage.heading}: ${words.tab}`,
      field: ["categories", category],
      group: "pricing",
      ...(service && { sharing: { ...sharingOf(service), eyebrow: pricingPage.heading } }),
    });
  };
  return [list("flyer", "/pricing"), ...pricingCategories.map((category) => list(category))];
}

function companyPages({ why, faq, shoppers, contact }: Data, page: MakePage): Page[] {
  return [
    page("/why-angel-app", why, latest(why, faq), {
      name: why.hero.eyebrow,
      sharing: { eyebrow: why.hero.eyebrow, scene: "phone", ink: "coral" },
    }),
    page("/shoppers", shoppers, shoppers, { name: shoppers.hero.eyebrow }),
    page("/contact", contact, contact, {
      name: contact.hero.eyebrow,
      sharing: { eyebrow: contact.hero.eyebrow, scene: "chat", ink: "rose" },
    }),
  ];
}

function blogListPages({ blogList, posts }: Data, page: MakePage): Page[] {
  return [
    page("/blog-lists", blogList, latest(blogList, ...posts.map(dated)), {
      name: blogList.heading,
      group: "blog",
      sharing: { eyebrow: blogList.heading, scene: "shop-books", ink: "sky" },
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

function dtransferPages({ dtransfer, documents, article }: Data, page: MakePage): Page[] {
  const rest = { footer: "second", group: "dtransfer" } as const;
  return [
    page("/dtransfer", dtransfer, latest(dtransfer, dated(article)), {
      ...rest,
      name: dtransfer.hero.eyebrow,
      sharing: { eyebrow: dtransfer.hero.eyebrow, scene: "receipt", ink: "mint" },
    }),
    page("/dtransfer/redmore", { ...article, title: article.metaTitle }, dated(article), {
      ...rest,
      name: article.title,
      published: article,
      sharing: { eyebrow: formatDay(article.date), ...article.poster },
    }),
    page("/documents", documents, documents, {
      ...rest,
      name: documents.heading,
      sharing: { eyebrow: documents.heading, scene: "dtransfer", ink: "stone" },
    }),
  ];
}

/** The legal texts, and what editors add as content/pages/*.md under the name of its file. */
function textPages({ privacy, terms, plainPages, site }: Data, page: MakePage): Page[] {
  const rest = { group: "optional" } as const;
  const eyebrow = site.name;
  return [
    page("/privacy-policy", { ...privacy, title: privacy.metaTitle }, withParts(privacy), {
      ...rest,
      name: privacy.title,
      sharing: { eyebrow, scene: "receipt", ink: "stone" },
    }),
    page("/terms-and-conditions", { ...terms, title: terms.metaTitle }, terms, {
      ...rest,
      name: terms.title,
      sharing: { eyebrow, scene: "stamp", ink: "stone" },
    }),
    ...plainPages.map((text) =>
      page(`/${slugOf(nameOf(text.file))}`, { ...text, title: text.metaTitle }, text, {
        name: text.title,
      }),
    ),
  ];
}

function hiddenPages({ popUp, placeholders, site }: Data, page: MakePage): Page[] {
  const hidden = { indexed: false };
  return [
    page("/pop-up", popUp, popUp, {
      ...hidden,
      name: popUp.name,
      sharing: { eyebrow: site.name, scene: "calendar", ink: "canola" },
    }),
    page("/login", placeholders.login, placeholders, {
      ...hidden,
      name: placeholders.login.text,
      field: ["login"],
    }),
    page("/signup", placeholders.signup, placeholders, {
      ...hidden,
      name: placeholders.signup.text,
      field: ["signup"],
    }),
  ];
}
