import { dev, expect, test } from "./preview-server.ts";

const post = "how-to-be-found-on-your-own-street";

test("a click on a text, an amount or a picture of the page opens its field", async ({ page }) => {
  const open = async (path: string) => {
    await page.goto(dev(path));
    await page.getByLabel("Click to edit").check();
  };
  await open(`/blog-lists/${post}`);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/blog/${post}#title`));
  await expect(page.getByLabel("Title").and(page.locator(":focus"))).toBeVisible();

  await open(`/blog-lists/${post}`);
  await page
    .locator("main [role=img], main svg[aria-label], main img[alt]:not([alt=''])")
    .first()
    .click();
  await expect(page).toHaveURL(/\/edit\/.*alt\?/);

  await open(`/blog-lists/${post}`);
  const sentence = page.getByRole("article").getByText("Are the hours right?");
  await sentence.click();
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toBeFocused();
  const selected = () =>
    text.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
  await expect.poll(selected).toBe("Are the hours right");

  await open("/coupon-pricing");
  // For screen readers, below the large letters.
  await page.getByText("$83.00").first().click({ force: true });
  await expect(page.getByLabel("Amount").and(page.locator(":focus"))).toHaveValue("83");

  // The letters of a drawing have no field.
  await open("/shoppers");
  await page.locator("main svg text").first().click({ force: true });
  await expect(
    page.getByText(/This is in the drawing content\/drawings\/[\w-]+\.svg/),
  ).toBeVisible();
});

test("the panel shows another day and the other site", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(dev("/blog-lists"));
  const panel = page.locator("#preview-panel");
  const draft = page.getByRole("listitem").filter({ hasText: "A Draft about Opening Hours" });
  await expect(draft).toBeVisible();
  await panel.getByText("Preview").click();
  await page.getByLabel("As of").fill("0027-01-15");
  await page.getByRole("button", { name: "Show what is published then" }).click();
  await expect(page.getByLabel("As of").and(page.locator(":invalid"))).toBeFocused();
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

test("the panel leads to the form of its page", async ({ page }) => {
  await page.goto(dev("/blog-lists"));
  const panel = page.locator("#preview-panel");
  await page.locator(`main a[href="/blog-lists/${post}"]`).first().click();
  await expect(page).toHaveURL(dev(`/blog-lists/${post}`));
  await panel.getByRole("link", { name: "Edit this page" }).click();
  await expect(page).toHaveURL(dev(`/edit/blog/${post}`));
});
