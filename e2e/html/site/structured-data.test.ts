import Validator from "@adobe/structured-data-validator";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import {
  hasPricingPage,
  headingOf,
  pricingCategories,
  pricingPath,
} from "../../../site/schema/pricing.ts";
import { all, attributes, metaOf, textOf, wordsOf } from "../page.ts";
import { content, open, pages } from "./site.ts";

const origin = content.site.hosts.us;

/** An object of schema.org's vocabulary, as a page says it. */
type Thing = { [name: string]: unknown; "@type": string };

/** The structured data of a page, the entries of a graph each by itself. */
function structuredData(page: Document): Thing[] {
  return all(page, 'script[type="application/ld+json"]').flatMap(({ textContent }) => {
    const { "@context": context, "@graph": graph, ...thing } = JSON.parse(textContent ?? "");
    if (context !== "https://schema.org") throw new Error(`no context: ${textContent}`);
    return graph ?? [thing];
  });
}

const thingOf = (page: Document, type: string): Thing | undefined =>
  structuredData(page).find((thing) => thing["@type"] === type);

const productsPage = /^\/(products|services(\/dtransfer)?)$/;

/** Pages of prices that somebody can pay now. */
const priceLists = [
  "/pricing",
  ...content.services.flatMap(({ page, status }) =>
    page && status === "available" && page.pricing && hasPricingPage(page.pricing)
      ? pricingPath(page.pricing)
      : [],
  ),
];

const ofPath = (path: string): string[] => {
  if (path === "/") return ["Organization", "WebSite", "SoftwareApplication"];
  const types = ["BreadcrumbList"];
  if (/^\/(services?($|\/|A)|products)/.test(path) || priceLists.includes(path))
    types.push("Product");
  if (productsPage.test(path)) types.push("ItemList");
  if (/^\/blog-lists\/(?!page\/)|^\/dtransfer\/redmore$/.test(path)) types.push("BlogPosting");
  if (path === "/why-angel-app") types.push("FAQPage");
  return types;
};

/**
 * Accepted messages of the validator, which knows Google's rules; the vocabulary of schema.org is
 * checked by the types of schema-dts.
 */
const accepted: [message: RegExp, paths: RegExp][] = [
  [/^Missing (field|one of field) /, /./], // optional fields, such as a product's colour
  [/^One of the following conditions needs to be met: Missing field /, /./],
  // Push notifications have no price of their own, dTransfer and 1 Day Campaign cannot be bought yet.
  // The visible trail has this step too, which is no page.
  [/^Field "item" with URL is missing$/, /^\/serviceAchievements\//],
  [/"offers" is missing/, productsPage],
  [/"offers" is missing/, /^\/services\/(push-notifications|onedaycampaign)$/],
];

test.each(pages)("$path has its structured data, valid and on the page", async ({ path }) => {
  const page = open(path);
  const things = structuredData(page);

  expect(things.map((thing) => thing["@type"]).sort()).toEqual(ofPath(path).sort());
  const raw = all(page, 'script[type="application/ld+json"]').map((script) => script.textContent);
  expect(raw.join("")).not.toContain("<");
  const byType = Object.groupBy(things, (thing) => thing["@type"]) as Record<string, Thing[]>;
  const issues = await new Validator().validate({ jsonld: structuredClone(byType) });
  const isAccepted = ({ issueMessage }: { issueMessage: string }) =>
    accepted.some(([message, paths]) => message.test(issueMessage) && paths.test(path));
  expect(issues.filter((issue) => !isAccepted(issue))).toEqual([]);
  const { BreadcrumbList: [trail] = [], ...others } = byType;
  expect(unseen(page, Object.values(others).flat())).toEqual([]);
  if (trail) expectVisibleTrail(page, path, trail);
});

/** Fields that name a kind, not a fact. */
const kinds = new Set([
  ...["@type", "@id", "applicationCategory", "contactType", "dayOfWeek", "opens", "closes"],
  ...["inLanguage", "operatingSystem", "position", "priceCurrency", "unitCode", "wordCount"],
]);
const addresses = new Set(["image", "item", "logo", "mainEntityOfPage", "url"]);
/** Names of plans, whose prices the page shows. */
const plans = new Set(
  pricingCategories.flatMap((category) => {
    const list = content.prices.categories[category];
    return list.plans.map((plan) => headingOf(list.card, plan));
  }),
);

/** Every value that is no object, with the name of its field. */
function valuesOf(value: unknown, name = ""): { name: string; value: string | number }[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(entry, name));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, entry]) => valuesOf(entry, key));
  return [{ name, value: value as string | number }];
}

/** The elements of a text of HTML. */
const bodyOf = (html: string): HTMLElement =>
  parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body;

/** Values of the structured data that the page does not show. */
function unseen(page: Document, things: Thing[]): string[] {
  const shown = wordsOf(page.body);
  const days = attributes(all(page, "time"), "datetime");
  const links = attributes(all(page, "a[href]"), "href");
  const isShown = (name: string, value: string | number): boolean => {
    if (kinds.has(name)) return true;
    // Shown on pages of services that can be had alone, as the test of products says.
    if (/rating/i.test(name)) return true;
    if (name === "name" && plans.has(String(value))) return true;
    if (name === "sameAs") return Object.values(content.site.social).includes(String(value));
    if (name === "installUrl") return links.includes(String(value));
    if (addresses.has(name)) return String(value).startsWith(origin);
    if (name === "price")
      return Number(value) === 0 ? /\bfree\b/i.test(shown) : shown.includes(`$${value}`);
    if (name === "availability") return value === "https://schema.org/InStock";
    if (/^date/.test(name)) return days.includes(String(value));
    // An answer is HTML; the test of the questions compares its links.
    const words = name === "text" ? wordsOf(bodyOf(String(value))) : String(value);
    return shown.toLowerCase().includes(words.toLowerCase());
  };
  return valuesOf(things)
    .filter(({ name, value }) => !isShown(name, value))
    .map(({ name, value }) => `${name}: ${value}`);
}

/** The trail of the data has the steps of the visible one, by the names of their pages. */
function expectVisibleTrail(page: Document, path: string, trail: Thing) {
  const nameAt = (path: string) =>
    path === "/" ? "Home" : pages.find((candidate) => candidate.path === path)?.name;
  const segments = path.split("/");
  const steps = all(page, 'nav[aria-label="Breadcrumb"] li').map((step, index) => {
    const href = step.querySelector("a")?.getAttribute("href");
    const name = nameAt(segments.slice(0, index + 1).join("/") || "/") ?? segments[index];
    const item = href && { item: `${origin}${href}`.replace(/\/$/, "") };
    return { "@type": "ListItem", position: index + 1, name, ...item };
  });
  expect(trail.itemListElement).toEqual(steps);
}

type Price = { price: string; priceCurrency: string };
type Offer = Price | { priceSpecification: Price };

const services = content.services.flatMap(({ page, name, status }) =>
  page ? [{ ...page, name, status }] : [],
);

test.each(services)("$path describes its product as the page shows it", ({ path, ...service }) => {
  const page = open(path);
  const product = thingOf(page, "Product");
  const { value, best, count, basis } = content.site.rating;
  expect(product).toMatchObject({
    name: service.name,
    aggregateRating: { ratingValue: value, bestRating: best, ratingCount: count },
  });
  // The app's rating, which what is not out yet cannot have: there it is in the data alone. So are
  // count and source as long as they are placeholders.
  const isLive = service.status === "available";
  const { placeholders } = content.site;
  const isReal = !placeholders.includes("rating.count") && !placeholders.includes("rating.source");
  const said = wordsOf(page.body);
  expect(said.includes(`The app is rated ${value} of ${best}`)).toBe(isLive);
  expect(said.includes(basis)).toBe(isLive && isReal);
  const offers = ((product?.offers ?? []) as Offer[]).map((offer) =>
    "price" in offer ? offer : offer.priceSpecification,
  );
  expect(offers.map(({ price }) => Number(price))).toEqual(
    service.status === "available" ? pricesOf(service.pricing) : [],
  );
  expect([...new Set(offers.map((offer) => offer.priceCurrency))]).toEqual(
    offers.length > 0 ? ["USD"] : [],
  );
});

function pricesOf(pricing: (typeof services)[number]["pricing"]): number[] {
  if (pricing === undefined || pricing === "included") return [];
  return content.prices.categories[pricing].plans.map(({ amount }) => amount);
}

type Question = { name: string; acceptedAnswer: { text: string } };

test("the questions are those of the page, with their answers and the links in them", () => {
  const page = open("/why-angel-app");
  const shown = all(page, "main .accordion details").map(({ children: [summary, answer] }) => ({
    name: summary && textOf(summary).replace(/^\d+\s*/, ""),
    text: answer && textOf(answer),
    links: answer && attributes(all(answer, "a"), "href"),
  }));
  expect(shown).toHaveLength(content.faq.items.length);
  const { mainEntity } = thingOf(page, "FAQPage") as { mainEntity?: Question[] } & Thing;
  const said = mainEntity?.map(({ name, acceptedAnswer }) => {
    const answer = bodyOf(acceptedAnswer.text);
    const links = attributes(all(answer, "a"), "href").map((href) => href?.replace(origin, ""));
    return { name, text: textOf(answer), links };
  });
  expect(said).toEqual(shown);
});

const postings = pages.filter(({ path }) => ofPath(path).includes("BlogPosting"));

test.each(postings)("$path has its author's address and as many words as said", ({ path }) => {
  const page = open(path);
  const posting = thingOf(page, "BlogPosting");
  expect(metaOf(page, "og:type")).toBe("article");
  expect(metaOf(page, "article:published_time")).toBe(posting?.datePublished);
  expect(metaOf(page, "article:modified_time")).toBe(posting?.dateModified ?? null);
  expect(posting).toMatchObject({
    mainEntityOfPage: origin + path,
    headline: page.querySelector("h1")?.textContent,
    image: `${origin}/sharing${path}.png`,
    author: { name: content.site.team.name, url: `${origin}/about` },
  });
  const texts = all(page, "article .prose").map(wordsOf);
  // An article's numbers are no words of its text.
  const headings = all(page, "article section > div > h2").map((heading) =>
    textOf(heading).slice(heading.querySelector("span")?.textContent?.length ?? 0),
  );
  const words = [...texts, ...headings].join(" ").match(/\S*[\p{L}\p{N}]\S*/gu);
  expect(posting?.wordCount).toBe(words?.length);
});
