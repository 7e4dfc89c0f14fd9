import type { Page } from "playwright/test";
import { photo } from "../../fixture/sample-pictures.ts";
import { expect, save } from "./preview-server.ts";

/** The post that sendEdits writes. */
export const post = { day: "2026-12-10", address: "/blog-lists/a-window-in-december" };

/** Saves, or shows why it was not saved. */
export async function saved(page: Page): Promise<void> {
  await save(page);
  const said = page.getByRole("status").or(page.getByRole("alert"));
  await expect(said.first()).toHaveText("Saved.");
}

/**
 * Changes the first price, writes a post of a day to come with a photo and a table, sees it as of its
 * day, and sends both for review.
 * @param dev the preview's address of a path
 * @param from the price until now: "$48.00"
 */
export async function sendEdits(
  page: Page,
  dev: (path: string) => string,
  [from, to]: [from: string, to: string],
): Promise<void> {
  await page.goto(dev("/edit/prices#categories.flyer.plans.0.amount"));
  await page.locator(":focus").fill(to.slice(1));
  await saved(page);

  await page.goto(dev("/edit/blog/new"));
  await page.getByRole("textbox", { name: "Title" }).fill("A Window in December");
  await saved(page);
  const buffer = await photo(3000, 2000).jpeg().toBuffer();
  const picture = { name: "Window.jpg", mimeType: "image/jpeg", buffer };
  await page.getByLabel("Add a picture").setInputFiles(picture);
  await expect(page.getByRole("status")).toContainText("![what it shows](window.jpg)");
  await page
    .getByRole("textbox", { name: "Description" })
    .fill("How to fill a shop window in December, week by week.");
  await page.getByLabel("Date", { exact: true }).fill(post.day);
  await page.getByLabel("What the picture shows").fill("A shop window.");
  await page.getByLabel("Draft").uncheck();
  await page
    .getByRole("textbox", { name: "Text (Markdown)" })
    .fill(
      "## Light\n\n![A window at dusk](window.jpg)\n\n| Week | In the window |\n| --- | --- |\n| First | Candles |\n",
    );
  await saved(page);

  await page.goto(dev(post.address));
  await expect(page.getByText(/Scheduled: on the site from .* December 10, 2026/)).toBeVisible();
  const panel = page.locator("#preview-panel");
  await panel.getByText("Preview").click();
  await page.getByLabel("As of").fill(post.day);
  await page.getByRole("button", { name: "Show what is published then" }).click();
  await expect(page.getByText(/Scheduled: /)).toHaveCount(0);
  await expect(page.getByRole("cell", { name: "Candles" })).toBeVisible();
  await expect(page.getByRole("img", { name: "A window at dusk" })).toBeVisible();
  await panel.getByText("Preview").click();
  await page.getByRole("button", { name: "Show today, with drafts" }).click();
  await expect(page.getByText(/Scheduled: /)).toBeVisible();

  // A reload that is still to come would cancel it.
  await expect(async () => {
    await page.goto(dev("/edit"));
  }).toPass({ timeout: 60_000 });
  await page.getByRole("link", { name: "What has changed" }).click();
  const price = page.getByRole("definition").filter({ hasText: to });
  await expect(price.getByRole("deletion")).toHaveText(from);
  // A price stands twice in its paragraph, to be read and to be heard.
  const look = (when: string, amount: string) =>
    page
      .frameLocator(`iframe[title="Prices ${when}"]`)
      .getByRole("paragraph")
      .filter({ hasText: `${amount}${amount}` })
      .first();
  await expect(look("before", from)).toBeVisible();
  await expect(look("before", to)).toHaveCount(0);
  await page.locator('iframe[title="Prices after"]').scrollIntoViewIfNeeded();
  await expect(look("after", to)).toBeInViewport();
  await expect(page.getByRole("heading", { name: "A Window in December new" })).toBeVisible();
  await page.getByLabel("Your name").fill("Ann Bell");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByRole("status")).toContainText("Sent for review");
}
