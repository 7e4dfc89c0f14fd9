import type { Page } from "playwright/test";
import { dev, expect, test } from "./preview-server.ts";

const post = "how-to-be-found-on-your-own-street";

test("a click on a text or picture of the page opens its field", async ({ page }) => {
  const open = async () => {
    await page.goto(dev(`/blog-lists/${post}`));
    await page.locator("#preview-panel").getByText("Preview").click();
    await page.getByLabel("Click to edit").check();
    await page.locator("#preview-panel").getByText("Preview").click();
  };
  await open();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page).toHaveURL(dev(`/edit/blog/${post}#title`));
  await expect(page.getByLabel("Title").and(page.locator(":focus"))).toBeVisible();

  await open();
  await page
    .locator("main [role=img], main svg[aria-label], main img[alt]:not([alt=''])")
    .first()
    .click();
  await expect(page).toHaveURL(/\/edit\/.*alt$/);
});

test("the panel shows another day, the other site, the dark and another width", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(dev("/blog-lists"));
  const panel = page.locator("#preview-panel");
  const draft = page.getByRole("listitem").filter({ hasText: "A Draft about Opening Hours" });
  await expect(draft).toBeVisible();
  await panel.getByText("Preview").click();
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByLabel("Dark").check();
  await expect.poll(paper).not.toBe(light);
  await page.getByLabel("Width").selectOption("390");
  const frame = page.frameLocator("#preview-panel iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await frame.locator("body").evaluate(() => innerWidth)).toBe(390);
  await page.getByRole("button", { name: "Close" }).click();

  await page.getByLabel("As of").fill("0027-01-15");
  await page.getByRole("button", { name: "Show what is published then" }).click();
  await expect(panel.getByRole("alert")).toContainText("Choose a day from");
  await page.getByLabel("As of").fill("2027-01-15");
  await page.getByLabel(/^Site/).selectOption("ca");
  await page.getByRole("button", { name: "Show what is published then" }).click();
  await expect(draft).toHaveCount(0);
  await expect(page.getByText("What to Sell in December").first()).toBeVisible();
  await panel.getByText("Preview").click();
  await expect(page.getByLabel(/^Site/)).toHaveValue("ca");
  await expect(panel.getByText("The site as of 2027-01-15, Canada")).toBeVisible();
  await page.getByRole("button", { name: "Show today, with drafts" }).click();
  await expect(panel.getByText("The site as of")).toHaveCount(0);
  await expect(draft).toBeVisible();
  expect(errors).toEqual([]);
});

test("the panel follows to the next page, says what others see of it, and leads to its form", async ({
  page,
}) => {
  await page.goto(dev("/blog-lists"));
  const panel = page.locator("#preview-panel");
  await panel.getByText("Preview").click();
  await page.locator(`main a[href="/blog-lists/${post}"]`).first().click();
  await expect(page).toHaveURL(dev(`/blog-lists/${post}`));
  await expect(panel.locator(".result")).toContainText(post);
  await panel.getByText("Preview").click();
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText([
    "Findings",
    "Structured data (JSON-LD)",
    "Made from",
    "Search result",
    "Slack",
    "Facebook",
    "X",
    "WhatsApp",
    "LinkedIn",
  ]);
  const title = await page.title();
  await expect(panel.getByText(`Title: ${title.length} of at most 60 characters`)).toBeVisible();
  await expect(panel.getByText("BlogPosting: complete")).toBeVisible();
  for (const picture of await panel.locator("img").all())
    await expect(picture).toHaveJSProperty("naturalWidth", 1200);
  expect(await shapeOf(page, ".x img")).toBeCloseTo(2, 1);
  expect(await shapeOf(page, ".whatsapp img")).toBeCloseTo(1.91, 1);

  await panel.getByRole("link", { name: "Edit this page" }).click();
  await expect(page).toHaveURL(dev(`/edit/blog/${post}`));
});

async function shapeOf(page: Page, picture: string): Promise<number> {
  const box = await page.locator(picture).first().boundingBox();
  return (box?.width ?? 0) / (box?.height ?? 1);
}
