import Validator from "@adobe/structured-data-validator";
import { expect, test } from "vitest";
import { content, pages } from "../content/site.ts";
import { all, documentAt, linksOf, out, wordsOf } from "./built.ts";
import { rawData, structuredData, type Thing, valuesOf } from "./structured-data.ts";

const dataAt = (path: string) => structuredData(out.site, path);

const typesAt = (path: string): string[] => {
  if (path === "/") return ["Organization", "WebSite", "SoftwareApplication"];
  const types = ["BreadcrumbList"];
  if (/^\/(services?($|\/|A)|products)/.test(path)) types.push("Product");
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
  [
    /"offers" is missing/,
    /^\/(products|services(\/(push-notifications|dtransfer|onedaycampaign))?)$/,
  ],
  [/"item" with URL is missing/, /^\/serviceAchievements\/storage$/], // the step is no page
];

test.each(pages)("$path has its structured data, valid and on the page", async ({ path }) => {
  const things = dataAt(path);
  expect(things.map((thing) => thing["@type"]).sort()).toEqual(typesAt(path).sort());
  expect(rawData(out.site, path).join("")).not.toContain("<");
  const byType = Object.groupBy(things, (thing) => thing["@type"]) as Record<string, Thing[]>;
  const issues = await new Validator().validate({ jsonld: structuredClone(byType) });
  const isAccepted = ({ issueMessage }: { issueMessage: string }) =>
    accepted.some(([message, paths]) => message.test(issueMessage) && paths.test(path));
  expect(issues.filter((issue) => !isAccepted(issue))).toEqual([]);
  expect(unseen(path, things)).toEqual([]);
  for (const trail of byType.BreadcrumbList ?? []) expectVisibleTrail(path, trail);
});

/** Fields that name a kind, not a fact. */
const kinds = new Set([
  "@type",
  "@id",
  "applicationCategory",
  "inLanguage",
  "operatingSystem",
  "position",
  "priceCurrency",
  "wordCount",
]);
const addresses = new Set(["image", "item", "logo", "url", "sameAs", "installUrl"]);

/** Values of the structured data that the page does not show. */
function unseen(path: string, things: Thing[]): string[] {
  const document = documentAt(out.site, path);
  const shown = wordsOf(document.body).toLowerCase();
  const days = all(document, "time").map((time) => time.getAttribute("datetime"));
  const links = linksOf(document);
  const isShown = (name: string, value: string | number): boolean => {
    if (kinds.has(name)) return true;
    if (name === "sameAs" || name === "installUrl") return links.includes(String(value));
    if (addresses.has(name)) return String(value).startsWith(content.site.hosts.us);
    if (name === "price") return Number(value) === 0 || shown.includes(`$${value}`);
    if (name === "availability") return value === "https://schema.org/InStock";
    if (/^date/.test(name)) return days.includes(String(value));
    return shown.includes(String(value).replace(/\s+/g, " ").toLowerCase());
  };
  return valuesOf(things)
    .filter(({ name, value }) => !isShown(name, value))
    .map(({ name, value }) => `${name}: ${value}`);
}

/** The trail of the data is the visible one, with the same addresses. */
function expectVisibleTrail(path: string, trail: Thing) {
  const steps = trail.itemListElement as { name: string; position: number; item?: string }[];
  const label = content.navigation.breadcrumb.label;
  const shown = all(documentAt(out.site, path), `nav[aria-label="${label}"] li`).map((entry) => ({
    name: entry.lastElementChild?.textContent,
    href: entry.querySelector("a")?.getAttribute("href"),
  }));
  expect(steps.map(({ name }) => name)).toEqual(shown.map(({ name }) => name));
  expect(steps.map(({ position }) => position)).toEqual(shown.map((_, i) => i + 1));
  expect(steps.map(({ item }) => item)).toEqual(
    shown.map(({ href }) => (href ? new URL(href, content.site.hosts.us).href : undefined)),
  );
}

type Offer = { price: string; priceCurrency: string };

const services = content.services.flatMap(({ page, name, status }) =>
  page ? [{ ...page, name, status }] : [],
);

test.each(services)("$path describes its product", ({ path, name, pricing, status }) => {
  const product = dataAt(path).find((thing) => thing["@type"] === "Product");
  const { best, count } = content.site.rating;
  expect(product).toMatchObject({
    name,
    aggregateRating: { ratingValue: 4.9, bestRating: best, ratingCount: count },
  });
  const offers = [(product?.offers ?? []) as Offer | Offer[]].flat();
  const plans = pricing ? content.prices.categories[pricing].plans : [];
  expect(offers.map(({ price }) => Number(price))).toEqual(
    status === "available" ? plans.map(({ amount }) => amount) : [],
  );
  for (const offer of offers) expect(offer.priceCurrency).toBe("USD");
});

test("the questions are those of the page, with their answers", () => {
  const faq = dataAt("/why-angel-app").find((thing) => thing["@type"] === "FAQPage");
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  const shown = all(documentAt(out.site, "/why-angel-app"), "main details").map((item) => {
    const [summary, answer] = [...item.children].map(wordsOf);
    return { question: summary?.replace(/^\d+\s*/, ""), answer };
  });
  expect(shown).toHaveLength(content.faq.items.length);
  expect(
    questions.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
  ).toEqual(shown);
});

const articles = pages.filter(({ path }) => typesAt(path).includes("BlogPosting"));

test.each(articles)("$path has its author's address and as many words as said", ({ path }) => {
  const document = documentAt(out.site, path);
  const posting = dataAt(path).find((thing) => thing["@type"] === "BlogPosting");
  expect(posting).toMatchObject({
    headline: wordsOf(document.querySelector("h1")),
    image: `${content.site.hosts.us}/sharing${path}.png`,
    author: { name: content.site.team.name, url: `${content.site.hosts.us}/about` },
  });
  // A block ends a word, as a line does.
  const blocks = all(document, "article .prose").map(({ innerHTML }) =>
    innerHTML
      .replace(/<\/?(p|li|h\d|t[hdr]|dt|dd|div|blockquote|br)\b[^>]*>/g, " ")
      .replace(/<[^>]*>|&nbsp;|&amp;/g, (part) => (part.startsWith("&") ? " " : "")),
  );
  // An article's numbers are no words of its text.
  const headings = all(document, "article section > div > h2").map(
    ({ textContent, firstElementChild }) =>
      (textContent ?? "").slice(firstElementChild?.textContent?.length ?? 0),
  );
  const words = [...blocks, ...headings].join(" ").match(/\S*[\p{L}\p{N}]\S*/gu);
  expect(posting?.wordCount).toBe(words?.length);
});
