import { expect, test } from "playwright/test";
import { structuredData } from "../html/structured-data.ts";
import { test as reading } from "../support/shared-page.ts";
import { content, out } from "../support/site.ts";
import { openStarted } from "../support/started.ts";

const { status: words, ask, join } = content.products;

/** Services that can be bought, and services that are coming: no coming one is offered. */
const expected: Record<string, keyof typeof words> = {
  Flyer: "available",
  Coupon: "available",
  Storage: "available",
  "Push Radius": "available",
  "Push Notifications": "available",
  dTransfer: "coming-soon",
  "1 Day Campaign": "coming-soon",
  "Predictive AI": "beta",
};

for (const path of ["/", "/products"])
  reading(`each card of ${path} has its service's status`, async ({ page }) => {
    await page.goto(path);
    for (const [name, status] of Object.entries(expected)) {
      const card = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name, exact: true }) })
        .first();
      await expect(card.getByText(words[status], { exact: true })).toBeVisible();
    }
  });

test("the menu's entries have it too", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStarted(page, "/about");
  await page.getByRole("button", { name: "Services" }).click();
  const menu = page.locator("#services-menu");
  for (const name of ["Digital Flyers", "Digital Coupons", "Cloud Storage Solution"])
    await expect(menu.getByRole("link", { name })).toContainText(words.available);
  for (const name of ["1 Day Campaign", "DTransfer"])
    await expect(menu.getByRole("link", { name })).toContainText(words["coming-soon"]);
});

for (const { name, status, page: own } of content.services)
  if (own)
    reading(`the page of ${name} offers no more than can be had`, async ({ page }) => {
      await page.goto(own.path);
      const hero = page.getByRole("main").locator("section", { hasText: own.hero.lead }).first();
      await expect(hero.getByText(words[status], { exact: true })).toBeVisible();
      const isLive = status === "available";
      await expect(hero.getByRole("link", { name: join, exact: true })).toHaveCount(isLive ? 1 : 0);
      await expect(hero.getByRole("link", { name: ask })).toHaveCount(isLive ? 0 : 1);
      const product = structuredData(out, own.path).find((thing) => thing["@type"] === "Product");
      if (!isLive) expect(product).not.toHaveProperty("offers");
    });

for (const path of ["/documents", "/dtransfer"])
  reading(`${path} says at its top that dTransfer cannot be had yet`, async ({ page }) => {
    await page.goto(path);
    const label = page.getByRole("main").getByText(words["coming-soon"], { exact: true }).first();
    await expect(label).toBeInViewport();
  });

test("/documents lists what is not published yet, and leads to somebody to ask", async ({
  page,
}) => {
  await page.goto("/documents");
  const { heading, items, button } = content.documents.unpublished;
  const section = page.getByRole("region", { name: heading });
  await expect(section.getByRole("listitem")).toHaveText(items);
  await expect(section.getByRole("link", { name: button })).toHaveAttribute("href", "/contact");
});
