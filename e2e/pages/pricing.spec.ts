import { expect, test } from "playwright/test";
import { pricingCategories } from "../../content/schema/pricing.ts";
import { test as reading } from "../support/shared-page.ts";
import { content } from "../support/site.ts";

const categories = pricingCategories.map((category) => content.prices.categories[category]);
const { flyer } = content.prices.categories;
/** Tabs of the services that cannot be had yet. */
const coming = ["dTransfer", "One Day Campaign"];

/** An amount as a card shows it. */
const shown = (amount: number) => (amount === 0 ? "Free" : `$${amount.toFixed(2)}`);

for (const { path, tab, plans } of [...categories, { ...flyer, path: "/pricing" }])
  reading(`${path} shows the plans of ${tab} with every amount`, async ({ page }) => {
    await page.goto(path);

    const tabs = page.getByRole("navigation", { name: "Pricing by service" }).getByRole("link");
    await expect(tabs).toHaveText(categories.map((category) => category.tab));
    await expect(tabs.and(page.locator("[aria-current=page]"))).toHaveText([tab]);

    const cards = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({
        has: page.getByRole("heading", { level: 2 }),
      });
    await expect(cards).toHaveCount(plans.length);
    for (const [index, { region, amount, days }] of plans.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole("heading")).toHaveText(region);
      if (days) await expect(card).toContainText(`$${(amount / days).toFixed(2)} a day`);
      await expect(card.getByText(shown(amount), { exact: true }).last()).toBeVisible();
      await expect(card.getByText("COMING SOON", { exact: true })).toHaveCount(
        coming.includes(tab) ? 1 : 0,
      );
    }
    await expect(page.getByRole("link", { name: "Read More" })).toHaveAttribute(
      "href",
      "/privacy-policy",
    );
    await expect(page.getByRole("heading", { name: "30-day money-back guarantee" })).toBeVisible();
  });

reading("flyers and coupons say what pushes cost", async ({ page }) => {
  for (const path of ["/flyer-pricing", "/coupon-pricing"]) {
    await page.goto(path);
    await expect(page.getByRole("listitem").getByText("Push Radius: $1.00 per push")).toHaveCount(
      1,
    );
    await expect(page.getByText("Push notifications included", { exact: true })).toHaveCount(1);
  }
  await page.goto("/dtransfer-pricing");
  await expect(page.getByRole("listitem").getByText("Per-scan transfer is free")).toHaveCount(4);
  await page.goto("/one-day-campaign-pricing");
  await expect(page.getByRole("listitem").getByText("Push Radius is free per push")).toHaveCount(3);
  await expect(page.getByText("per day", { exact: true })).toHaveCount(1);
});

reading("/pricing has the title and description of its tab, Flyer", async ({ page }) => {
  const words: string[][] = [];
  for (const path of ["/pricing", "/flyer-pricing"]) {
    await page.goto(path);
    const description = page.locator("meta[name=description]");
    words.push([await page.title(), (await description.getAttribute("content")) ?? ""]);
  }
  expect(words[0]).toEqual(words[1]);
});

test("a tab changes page, title and description, and is one link without scripts", async ({
  page,
}) => {
  await page.goto("/pricing");
  const before = await page.title();
  await page.getByRole("main").getByRole("link", { name: "Storage", exact: true }).click();
  await expect(page).toHaveURL("/storage-pricing");
  await expect(page).not.toHaveTitle(before);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /500MB/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Start with 500MB free");
});

test("only the body of a coming card is blurred, and only on a screen", async ({ page }) => {
  /** The blurred elements around a text; none means that it is sharp. */
  const blurs = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => {
        const found: string[] = [];
        for (let node: Element | null = element; node; node = node.parentElement)
          if (getComputedStyle(node).filter.includes("blur")) found.push(node.tagName);
        return found;
      });

  await page.goto("/one-day-campaign-pricing");
  expect(await blurs("City Wide")).toEqual([]);
  expect(await blurs("Free")).toEqual([]);
  expect(await blurs("COMING SOON")).toEqual([]);
  expect(await blurs("The location is yours alone that day")).toEqual(["UL"]);
  const body = page.getByRole("list").filter({ hasText: "The location is yours alone" }).last();
  await expect(body.locator("a, button, input, [tabindex]")).toHaveCount(0);

  await page.emulateMedia({ forcedColors: "active" });
  expect(await blurs("The location is yours alone that day")).toEqual([]);
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  expect(await blurs("The location is yours alone that day")).toEqual([]);

  await page.emulateMedia({ media: "screen" });
  await page.goto("/flyer-pricing");
  expect(await blurs("Push notifications included")).toEqual([]);
});

test("the run that costs least a day is marked, with the price of its day", async ({ page }) => {
  for (const category of ["flyer", "coupon"] as const) {
    const { path, plans } = content.prices.categories[category];
    const perDay = Math.min(...plans.map(({ amount, days = 1 }) => amount / days));
    await page.goto(path);
    const marked = page.getByRole("listitem").filter({ hasText: "Best per day" });
    await expect(marked).toHaveCount(1);
    await expect(marked.getByRole("heading")).toHaveText("30 days");
    await expect(marked).toContainText(`$${perDay.toFixed(2)}`);
  }
});

test("on phones all tabs are in view, and none covers another", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of categories) {
    await page.goto(path);
    const tabs = page.getByRole("navigation", { name: "Pricing by service" }).getByRole("link");
    for (const tab of await tabs.all()) {
      await expect(tab).toBeInViewport({ ratio: 1 });
      // Playwright hovers only where nothing else lies above.
      await tab.hover();
    }
  }
});
