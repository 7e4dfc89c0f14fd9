import { expect, type Page, test } from "playwright/test";
import { pricingCategories } from "../../content/schema/pricing.ts";
import { test as reading } from "../support/shared-page.ts";
import { content, pages } from "../support/site.ts";

const { dashboard, stores } = content.site;
const { ask, status: words } = content.products;
const coming = ["dtransfer", "one-day-campaign"];

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

/** The cards of a pricing page. */
const cards = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h2") });

for (const category of pricingCategories) {
  const { path, plans } = content.prices.categories[category];
  const isComing = coming.includes(category);

  reading(`each plan of ${path} has its next step`, async ({ page }) => {
    await page.goto(path);
    for (const [index, { region }] of plans.entries()) {
      const link = cards(page).nth(index).getByRole("link");
      // Plans that are coming share one ticket and its button.
      if (isComing) await expect(link).toHaveCount(0);
      else {
        await expect(link).toHaveText(`Start ${region}`);
        await expect(link).toHaveAttribute("href", dashboard.register);
      }
    }
    const asking = page.getByRole("main").getByRole("link", { name: ask });
    await expect(asking).toHaveCount(isComing ? 1 : 0);
    await expect(page.getByText(content.pricingPage.currency)).toHaveCount(1);
  });

  reading(`${path} says how billing works, once there is something to pay`, async ({ page }) => {
    await page.goto(`${path}#billing`);
    const billing = page.getByRole("region", { name: content.billing.heading });
    if (isComing) {
      await expect(billing).toHaveCount(0);
      return;
    }
    await expect(billing).toBeInViewport();
    await expect(billing.getByRole("term")).toHaveText(
      content.billing.items
        .filter(({ on }) => on?.includes(category) ?? true)
        .map(({ title }) => title),
    );
  });
}

test("what a push reaches can be asked beside its price", async ({ page }) => {
  await page.goto("/flyer-pricing");
  await page.getByRole("main").getByRole("link", { name: "Ask what a push reaches" }).click();
  await expect(page).toHaveURL("/contact");
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: iphone });

  test("a plan starts in the store", async ({ page }) => {
    await page.goto("/flyer-pricing");
    await expect(page.getByRole("link", { name: "Start 7 days" })).toHaveAttribute(
      "href",
      stores.ios,
    );
  });
});

const ending = pages
  .map(({ path }) => path)
  .filter((path) =>
    /^\/(about|blog-lists|dtransfer\/redmore|shoppers|contact$)|pricing$/.test(path),
  );

for (const path of ending.filter((each) => each !== "/contact"))
  reading(`${path} ends with something to do`, async ({ page }) => {
    await page.goto(path);
    const last = page.getByRole("main").locator("section").last();
    await expect(last.getByRole("heading")).toHaveCount(1);
    expect(await last.getByRole("link").count()).toBeGreaterThan(0);
  });

const { heading: whichOne, rows } = content.whichOne;

for (const path of ["/", "/services/cloud-storage", "/flyer-pricing", "/blog-lists"])
  test(`${path} leads to the table of goals`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("main").getByRole("link", { name: whichOne }).first().click();
    await expect(page).toHaveURL("/services/dtransfer#which-one");
    await expect(page.getByRole("heading", { name: whichOne })).toBeInViewport();
  });

for (const width of [390, 1280])
  test(`the table of goals is a table, with services and statuses, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/services/dtransfer");
    const table = page.getByRole("region", { name: whichOne }).getByRole("table");
    await expect(table.getByRole("rowheader")).toHaveText(rows.map(({ goal }) => goal));
    await expect(table.getByRole("link")).toHaveCount(rows.length);
    for (const { price } of rows) await expect(table.getByText(price).first()).toBeVisible();
    await expect(table.getByText(words.available, { exact: true })).toHaveCount(5);
    await expect(table.getByText(words["coming-soon"], { exact: true })).toHaveCount(2);
  });

test("a service's page ends with its posts, and each of them leads back", async ({ page }) => {
  await page.goto("/services/digital-flyer-app");
  const posts = page.getByRole("region", { name: content.nextSteps.posts });
  const addresses = await posts
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(0);
  await page.goto("/blog-lists/a-window-that-stops-people");
  expect(addresses).toContain(new URL(page.url()).pathname);
  await page.getByRole("link", { name: "See Digital Flyers" }).click();
  await expect(page).toHaveURL("/services/digital-flyer-app");
});
