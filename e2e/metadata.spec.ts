import { expect, type Page, test } from "playwright/test";
import { content, pages } from "./site.ts";

const origin = content.site.hosts.us;

function meta(page: Page, name: string) {
  return page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
}

type Data = { "@type": string; itemListElement: { name: string }[]; offers?: Offer[] };
type Offer = { price: string; priceCurrency: string };

async function jsonLd(page: Page): Promise<Data[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

for (const { path, title, description, canonical, indexed } of pages)
  test(`${path} has its own metadata`, async ({ page }) => {
    await page.goto(path);
    const url = new URL(canonical, origin).href;

    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", trimmed(url));
    expect(await meta(page, "og:url")).toBe(trimmed(url));
    expect(await meta(page, "og:title")).toBe(title);
    expect(await meta(page, "og:description")).toBe(description);
    expect(await meta(page, "og:site_name")).toBe(content.site.name);
    expect(await meta(page, "og:type")).toBeTruthy();
    expect(await meta(page, "twitter:card")).toBeTruthy();
    expect(await meta(page, "twitter:title")).toBe(title);
    expect(await meta(page, "robots")).toBe(indexed ? "index, follow" : "noindex, follow");

    const crumbs = (await jsonLd(page)).filter((data) => data["@type"] === "BreadcrumbList");
    const visible = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    if (path === "/") {
      expect(crumbs).toEqual([]);
      await expect(visible).toHaveCount(0);
    } else {
      const names = crumbs.flatMap(({ itemListElement }) =>
        itemListElement.map(({ name }) => name),
      );
      const shown = (await visible.allInnerTexts()).map((text) =>
        text.replace(/^\/\s*/, "").trim(),
      );
      expect(names).toEqual(shown);
    }
  });

/** Next writes the origin's address without its slash. */
function trimmed(url: string): string {
  return url.replace(/\/$/, "");
}

const services = content.services.flatMap(({ page, name }) => (page ? [{ ...page, name }] : []));

for (const { path, name, pricing } of services)
  test(`${path} describes its product as the page shows it`, async ({ page }) => {
    await page.goto(path);

    const [product] = (await jsonLd(page)).filter((data) => data["@type"] === "Product");

    expect(product).toMatchObject({
      name,
      aggregateRating: { ratingValue: 4.9, bestRating: 5, ratingCount: content.site.rating.count },
    });
    const { value, best, count } = content.site.rating;
    await expect(page.getByText(`${value} of ${best}, ${count}`)).toBeVisible();
    const offers = product?.offers ?? [];
    const plans = pricing ? content.prices.categories[pricing].plans : [];
    expect(offers.map(({ price }) => Number(price))).toEqual(plans.map(({ amount }) => amount));
    expect(new Set(offers.map((offer) => offer.priceCurrency))).toEqual(
      new Set(plans.length > 0 ? ["USD"] : []),
    );
  });
