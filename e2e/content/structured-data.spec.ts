import Validator from "@adobe/structured-data-validator";
import { expect, type Page } from "playwright/test";
import { test } from "../support/shared-page.ts";
import { content, pages } from "./site.ts";
import { structuredData, type Thing, valuesOf } from "./structured-data.ts";

const ofPath = (path: string): string[] => {
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

for (const { path } of pages)
  test(`${path} has its structured data, valid and on the page`, async ({ page }) => {
    await page.goto(path);
    const things = await structuredData(page);

    expect(things.map((thing) => thing["@type"]).sort()).toEqual(ofPath(path).sort());
    const raw = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    expect(raw.join("")).not.toContain("<");
    const byType = Object.groupBy(things, (thing) => thing["@type"]) as Record<string, Thing[]>;
    const issues = await new Validator().validate({ jsonld: structuredClone(byType) });
    const isAccepted = ({ issueMessage }: { issueMessage: string }) =>
      accepted.some(([message, paths]) => message.test(issueMessage) && paths.test(path));
    expect(issues.filter((issue) => !isAccepted(issue))).toEqual([]);
    expect(await unseen(page, things)).toEqual([]);
    for (const trail of byType.BreadcrumbList ?? []) await expectVisibleTrail(page, trail);
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
async function unseen(page: Page, things: Thing[]): Promise<string[]> {
  const text = (await page.locator("body").allInnerTexts()) + (await closedTexts(page));
  const shown = text.replace(/\s+/g, " ");
  const days = await page
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  const links = await page
    .locator("a[href]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const isShown = (name: string, value: string | number): boolean => {
    if (kinds.has(name)) return true;
    if (name === "sameAs" || name === "installUrl") return links.includes(String(value));
    if (addresses.has(name)) return String(value).startsWith(content.site.hosts.us);
    if (name === "price")
      return Number(value) === 0 ? /\bfree\b/i.test(shown) : shown.includes(`$${value}`);
    if (name === "availability") return value === "https://schema.org/InStock";
    if (/^date/.test(name)) return days.includes(String(value));
    return shown.toLowerCase().includes(String(value).toLowerCase());
  };
  return valuesOf(things)
    .filter(({ name, value }) => !isShown(name, value))
    .map(({ name, value }) => `${name}: ${value}`);
}

/** Words of accordion items that a click shows. */
async function closedTexts(page: Page): Promise<string> {
  const texts = await page.locator("details").allTextContents();
  return ` ${texts.join(" ")}`;
}

/** The trail of the data is the visible one, with the same addresses. */
async function expectVisibleTrail(page: Page, trail: Thing) {
  const steps = trail.itemListElement as { name: string; position: number; item?: string }[];
  const visible = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  const shown = await visible.evaluateAll((entries) =>
    entries.map((entry) => ({
      name: entry.lastElementChild?.textContent,
      href: entry.querySelector("a")?.getAttribute("href"),
    })),
  );
  expect(steps.map(({ name }) => name)).toEqual(shown.map(({ name }) => name));
  expect(steps.map(({ position }) => position)).toEqual(shown.map((_, i) => i + 1));
  expect(steps.at(-1)?.item).toBeUndefined();
  expect(steps.map(({ item }) => item)).toEqual(
    shown.map(({ href }) => (href ? new URL(href, content.site.hosts.us).href : undefined)),
  );
}

type Offer = { price: string; priceCurrency: string };

const services = content.services.flatMap(({ page, name, status }) =>
  page ? [{ ...page, name, status }] : [],
);

for (const { path, name, pricing, status } of services)
  test(`${path} describes its product as the page shows it`, async ({ page }) => {
    await page.goto(path);
    const [product] = (await structuredData(page)).filter((thing) => thing["@type"] === "Product");
    const { value, best, count } = content.site.rating;
    expect(product).toMatchObject({
      name,
      aggregateRating: { ratingValue: 4.9, bestRating: 5, ratingCount: count },
    });
    await expect(page.getByText(`${value} of ${best}, ${count}`)).toBeVisible();
    const offers = [(product?.offers ?? []) as Offer | Offer[]].flat();
    expect(offers.map(({ price }) => Number(price))).toEqual(
      status === "available" ? pricesOf(pricing) : [],
    );
    expect(new Set(offers.map((offer) => offer.priceCurrency))).toEqual(
      new Set(offers.length > 0 ? ["USD"] : []),
    );
  });

function pricesOf(pricing: (typeof services)[number]["pricing"]): number[] {
  if (!pricing) return [];
  return content.prices.categories[pricing].plans.map(({ amount }) => amount);
}

test("the questions are those of the page, with their answers", async ({ page }) => {
  await page.goto("/why-angel-app");
  const [faq] = (await structuredData(page)).filter((thing) => thing["@type"] === "FAQPage");
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  const said = questions.map(({ name, acceptedAnswer }) => ({
    question: name,
    answer: acceptedAnswer.text,
  }));
  const shown = await page.locator("main details").evaluateAll((items) =>
    items.map((item) => {
      const [summary, answer] = [...item.children].map((child) =>
        (child.textContent ?? "").replace(/\s+/g, " ").trim(),
      );
      return { question: summary?.replace(/^\d+\s*/, ""), answer };
    }),
  );
  expect(said).toHaveLength(content.faq.items.length);
  expect(said).toEqual(shown);
});

for (const path of pages
  .map((page) => page.path)
  .filter((path) => ofPath(path).includes("BlogPosting")))
  test(`${path} has its author's address and as many words as said`, async ({ page }) => {
    await page.goto(path);
    const [posting] = (await structuredData(page)).filter(
      (thing) => thing["@type"] === "BlogPosting",
    );
    expect(posting).toMatchObject({
      headline: await page.locator("h1").textContent(),
      image: `${content.site.hosts.us}/sharing${path}.png`,
      author: { name: content.site.team.name, url: `${content.site.hosts.us}/about` },
    });
    const texts = await page.locator("article .prose").allInnerTexts();
    // An article's numbers are no words of its text.
    const headings = await page
      .locator("article section > div > h2")
      .evaluateAll((all) => all.map((heading) => heading.lastChild?.textContent ?? ""));
    const words = [...texts, ...headings].join(" ").match(/\S*[\p{L}\p{N}]\S*/gu);
    expect(posting?.wordCount).toBe(words?.length);
  });
