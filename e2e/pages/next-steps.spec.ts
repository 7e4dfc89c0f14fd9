import { expect, type Page, test } from "playwright/test";
import { pricingCategories } from "../../content/schema/pricing.ts";
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

  test(`each plan of ${path} has its next step`, async ({ page }) => {
    await page.goto(path);
    for (const [index, { region }] of plans.entries()) {
      const link = cards(page).nth(index).getByRole("link");
      await expect(link).toHaveText(isComing ? ask : `Start ${region}`);
      await expect(link).toHaveAttribute("href", isComing ? "/contact" : dashboard.register);
    }
    await expect(page.getByText(content.pricingPage.currency)).toHaveCount(1);
  });

  test(`${path} says how billing works`, async ({ page }) => {
    await page.goto(`${path}#billing`);
    const billing = page.getByRole("region", { name: content.billing.heading });
    await expect(billing).toBeInViewport();
    await expect(billing.getByRole("term")).toHaveText(
      content.billing.items.map(({ title }) => title),
    );
  });
}

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
  test(`${path} ends with something to do`, async ({ page }) => {
    await page.goto(path);
    const last = page.getByRole("main").locator("section").last();
    await expect(last.getByRole("heading")).toHaveCount(1);
    expect(await last.getByRole("link").count()).toBeGreaterThan(0);
  });

test("the table of goals leads to each service, with its status, and is found from elsewhere", async ({
  page,
}) => {
  const { heading, rows } = content.whichOne;
  for (const path of ["/", "/services/cloud-storage", "/flyer-pricing", "/blog-lists"]) {
    await page.goto(path);
    await page.getByRole("main").getByRole("link", { name: heading }).first().click();
    await expect(page).toHaveURL("/services/dtransfer#which-one");
    await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const table = page.getByRole("region", { name: heading }).getByRole("table");
    for (const { goal, price } of rows) {
      const row = table
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: goal }) });
      await expect(row).toContainText(price);
      await expect(row.getByRole("link")).toHaveAttribute("href", /^\/services\//);
      await expect(row.getByText(/^(Available|Coming soon)$/)).toBeVisible();
    }
    await expect(table.getByText(words["coming-soon"])).toHaveCount(2);
  }
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
