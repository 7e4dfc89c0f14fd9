import { formatDay } from "../dates.ts";
import type { Data } from "../load/collections.ts";
import { type PriceListName, priceListNames, pricingPath } from "../schema/prices.ts";
import { type CompanyTab, companyTabNames } from "../schema/sections/parts.ts";
import { openingOf, type Section } from "../schema/sections.ts";
import { serviceOfPrices } from "../schema/service.ts";
import { nameOf, postPath, slugOf } from "../slug.ts";
import type { Page, PageContent, PageFacts, Sharing } from "./page.ts";

/** Every page of the site. */
export function listPages(data: Data): Page[] {
  const page = pageMaker(data);
  return [
    ...sectionPages(data, page),
    ...servicePages(data, page),
    ...pricingPages(data, page),
    ...postPages(data, page),
    ...textPages(data, page),
  ];
}

/** Its title is the typed one; the name of the site follows, unless the text has a title of its own for search. */
type Words = { title: string; metaTitle?: string; description: string };
/** The file of a page, and the day of its last change. */
type Source = { file: string; updated: string };
type Options = Partial<Omit<PageFacts, "sharing">> & { sharing?: Partial<Sharing> };
type MakePage = ReturnType<typeof pageMaker>;

/** Makes pages from their words, with the values that most pages share. */
function pageMaker({ site, drawings }: Data) {
  return (
    path: string,
    { title: typed, metaTitle = `${typed} | ${site.name}`, description }: Words,
    { file, updated }: Source,
    content: PageContent,
    { sharing: given, ...options }: Options = {},
  ): Page => {
    const shortTitle = metaTitle.replace(` | ${site.name}`, "");
    const { name = shortTitle } = options;
    const sharing = { eyebrow: site.name, drawing: "hero", ink: "canola" as const, ...given };
    return {
      path,
      title: metaTitle,
      shortTitle,
      description,
      file,
      updated,
      canonical: path,
      indexed: true,
      footer: "main",
      field: [],
      group: "site",
      ...options,
      ...content,
      name,
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

type SectionPage = Data["pages"][number];

/** The address of a page's file, "content/pages/garden-centers.yaml", unless the file says another. */
function addressOfPage({ file, settings }: Pick<SectionPage, "file" | "settings">): string {
  return settings?.address ?? `/${slugOf(nameOf(file))}`;
}

/** The pages that are lists of sections, at each of their addresses, sorted by these. */
function sectionPages(data: Data, page: MakePage): Page[] {
  const pages = data.pages.flatMap((each) => {
    const { metadata, sections, settings = {} } = each;
    const { aliases = [], name, footer, group, unlisted } = settings;
    const path = addressOfPage(each);
    const source = changed(each, each.updated, ...daysOf(sections, data));
    const options: Options = {
      canonical: path,
      draft: each.draft,
      indexed: !unlisted,
      ...(footer && { footer }),
      ...(group && { group }),
      sharing: sharingOfPage(each),
    };
    return [
      page(
        path,
        metadata,
        source,
        { kind: "sections", sections },
        { ...options, name, field: ["metadata"] },
      ),
      ...aliases.map((alias, index) =>
        page(
          alias.path,
          alias,
          source,
          { kind: "sections", sections, tab: tabAt(alias.path, sections) },
          { ...options, name: alias.name, field: ["settings", "aliases", index] },
        ),
      ),
    ];
  });
  return pages.toSorted((a, b) => a.path.localeCompare(b.path));
}

/** The tab of the company that an address names in its last part, "/about/story", if the page has tabs. */
function tabAt(path: string, sections: readonly Section[]): CompanyTab | undefined {
  const hasTabs = sections.some(({ section }) => section === "company");
  return hasTabs ? companyTabNames.find((tab) => path.endsWith(`/${tab}`)) : undefined;
}

/** A page's picture on other sites: what its file says, or else that of its first section. */
function sharingOfPage({ sections, settings }: SectionPage): Partial<Sharing> {
  const { eyebrow, drawing, ink, alt } = openingOf(sections);
  const own = settings?.sharing ?? {};
  return {
    ...(eyebrow && { eyebrow }),
    ...(ink && { ink }),
    ...(drawing && !own.drawing && { drawing, alt }),
    ...own,
  };
}

/** The days of the last changes of what sections show of other content. */
function daysOf(sections: readonly Section[], data: Data): (string | undefined)[] {
  const days = {
    services: data.services.map(({ updated }) => updated),
    articles: [data.article.updated ?? data.article.date],
    "post-list": data.posts.map(({ date, updated = date }) => updated),
    plans: [data.prices.updated],
  };
  return sections.flatMap(({ section }) =>
    section in days ? days[section as keyof typeof days] : [],
  );
}

function sharingOf({ name: eyebrow, drawing, ink, page }: Data["services"][number]): Sharing {
  const opening = openingOf(page?.sections ?? []);
  // A hero with a drawing of its own has the alternative text of that drawing.
  return { eyebrow, drawing, ink, ...(!opening.drawing && { alt: opening.alt }) };
}

/** A page for each service that has one of its own. */
function servicePages({ services }: Data, page: MakePage): Page[] {
  return services.flatMap((service) => {
    if (!service.page) return [];
    const { path, metadata, aliases = [], sections } = service.page;
    const content: PageContent = { kind: "sections", sections, service };
    const options: Options = {
      draft: service.draft,
      canonical: path,
      name: service.name,
      group: "services",
      sharing: sharingOf(service),
    };
    return [
      page(path, metadata, service, content, { ...options, field: ["page", "metadata"] }),
      ...aliases.map((alias, index) =>
        page(alias.path, alias, service, content, {
          ...options,
          field: ["page", "aliases", index],
        }),
      ),
    ];
  });
}

function pricingPages({ prices, pricingPage, services }: Data, page: MakePage): Page[] {
  const source = changed(prices, prices.updated, pricingPage.updated);
  const pageOf = (list: PriceListName, path: string) => {
    const words = prices.categories[list];
    const service = serviceOfPrices(services, list);
    return page(
      path,
      words,
      source,
      { kind: "prices", list },
      {
        canonical: pricingPath(list),
        name: `Pricing: ${words.tab}`,
        field: ["categories", list],
        group: "pricing",
        ...(service && { sharing: { ...sharingOf(service), eyebrow: "Pricing" } }),
      },
    );
  };
  return [
    pageOf("flyer", "/pricing"),
    ...priceListNames.map((list) => pageOf(list, pricingPath(list))),
  ];
}

function postPages({ posts }: Data, page: MakePage): Page[] {
  return posts.map((each) => {
    const post = { ...each, path: postPath(each) };
    return page(
      post.path,
      post,
      changed(post, post.updated ?? post.date),
      { kind: "post", post },
      {
        published: post,
        group: "blog",
        sharing: { eyebrow: formatDay(post.date), ...post.poster },
      },
    );
  });
}

/** The article on dTransfer, and the legal texts. */
function textPages({ article, privacy, terms }: Data, page: MakePage): Page[] {
  const legal = (text: Data["privacy"], path: string, sharing: Partial<Sharing>) =>
    page(
      path,
      text,
      changed(text, text.updated, text.added),
      { kind: "legal", text },
      { group: "optional", name: text.title, sharing },
    );
  return [
    page(
      "/dtransfer/redmore",
      article,
      changed(article, article.updated ?? article.date),
      { kind: "article", text: article },
      {
        footer: "second",
        group: "dtransfer",
        name: article.title,
        published: article,
        sharing: { eyebrow: formatDay(article.date), ...article.poster },
      },
    ),
    legal(privacy, "/privacy-policy", { drawing: "receipt", ink: "stone" }),
    legal(terms, "/terms-and-conditions", { drawing: "stamp", ink: "stone" }),
  ];
}
