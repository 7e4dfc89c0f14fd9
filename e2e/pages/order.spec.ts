import { expect, type Page } from "playwright/test";
import { test } from "../support/shared-page.ts";
import { content } from "../support/site.ts";

type Part = [name: string, selector: string];

const heading = (words: string) => `:is(h1, h2, h3):text-is("${words}")`;
const service: Part[] = [
  ["hero", "h1"],
  ["Why …", `a:text-is("${content.products.why}")`],
  ["FEATURES", heading("FEATURES")],
  ["growth", "h2:text('HOW WE HELP YOU GROW')"],
  ["Information", 'section p:text-is("Information")'],
];
const pricing: Part[] = [
  ["tabs", 'nav[aria-label="Pricing by service"]'],
  ["plans", "main h2"],
  ["privacy", 'a:has-text("Read More")'],
  ["money-back guarantee", `h2:has-text("${content.pricingPage.guarantee.heading}")`],
];

/** The parts of pages in the order in which the specification lists them (section 2). */
const orders: Record<string, Part[]> = {
  "/": [
    ["hero", "h1"],
    ["Get the App", heading("Get the App")],
    ["the eight services", heading(content.home.services.heading)],
    ["Why Choose", heading(content.home.why.heading)],
    ["Get In Touch", heading("Get In Touch")],
  ],
  ...Object.fromEntries(
    content.services.flatMap(({ page }) => (page?.title ? [[page.path, service]] : [])),
  ),
  "/services/dtransfer": [
    ["heading", "h1"],
    ["the services", 'main li:has-text("Predictive AI")'],
    ...service.map(
      ([name, selector]): Part => (name === "hero" ? [name, "#dtransfer h2"] : [name, selector]),
    ),
  ],
  ...Object.fromEntries(
    ["/pricing", ...Object.values(content.prices.categories).map(({ path }) => path)].map(
      (path) => [path, pricing],
    ),
  ),
  "/contact": [
    ["links", 'main a:text-is("TikTok")'],
    ["form", "main form"],
  ],
  "/dtransfer/redmore": [
    ["title", "h1"],
    ["date", "main time"],
    ["sections", "article section h2"],
    ["share", 'a:has-text("Share on X")'],
    ["related cards", "#related ~ ul"],
    ["arrow buttons", 'button[aria-label="Previous article"]'],
    ["footer's columns", "footer nav"],
    ["app stores", 'footer a[href*="apps.apple.com"]'],
    ["marquee", "footer .marquee"],
    ["copyright", 'footer p:has-text("©")'],
  ],
  "/blog-lists/how-to-be-found-on-your-own-street": [
    ["poster", "article .scene"],
    ["title", "h1"],
    ["date", "main time"],
    ["table of contents", "article nav"],
    ["sections", "article section h2"],
    ["author", "article aside"],
    ["Continue Reading", heading("Continue Reading")],
  ],
  "/why-angel-app": [
    ["text", "main .prose"],
    ["questions", "main details"],
    ["about", heading(`About ${content.site.name}`)],
    ["footer's columns", heading("Marketing Services")],
    ["company", heading("Company")],
    ["contact", 'footer h2:text-is("Contact Us")'],
    ["social networks", 'footer a[href*="facebook"]'],
    ["bottom links", 'footer a:text-is("Terms and Conditions")'],
    ["regions", heading("Regional Websites")],
  ],
};

for (const [path, parts] of Object.entries(orders))
  test(`${path} has its parts in the specification's order`, async ({ page }) => {
    await page.goto(path);
    expect(await inOrder(page, parts)).toEqual(parts.map(([name]) => name));
  });

/** The parts that the page has, in its own order. */
async function inOrder(page: Page, parts: Part[]): Promise<string[]> {
  const found: { name: string; place: number }[] = [];
  for (const [name, selector] of parts) {
    const element = page.locator(selector).first();
    if ((await element.count()) === 0) continue;
    const place = await element.evaluate((part) =>
      [...document.querySelectorAll("*")].indexOf(part),
    );
    found.push({ name, place });
  }
  return found.sort((a, b) => a.place - b.place).map(({ name }) => name);
}
