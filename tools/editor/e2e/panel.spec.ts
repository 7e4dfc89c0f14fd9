import { dev, expect, test } from "./preview-server.ts";

const post = "how-to-be-found-on-your-own-street";

test("the panel leads to its page's form, and a click on a text, an amount or a picture to its field", async ({
  page,
}) => {
  const isOn = page.getByLabel("Click to edit");
  const open = async (path: string) => {
    await page.goto(dev(path));
    await isOn.check();
  };
  await page.goto(dev("/blog-lists"));
  await page.locator(`main a[href="/blog-lists/${post}"]`).first().click();
  await expect(page).toHaveURL(dev(`/blog-lists/${post}`));
  const form = page.locator("#preview-panel").getByRole("link", { name: "Edit this page" });
  await expect(form).toHaveAttribute("href", `/edit/blog/${post}`);

  // The letters of a drawing have no field.
  await isOn.check();
  await page.locator("main svg text").first().click({ force: true });
  await expect(
    page.getByText(/This is in the drawing content\/drawings\/[\w-]+\.svg/),
  ).toBeVisible();
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
});

test("drafts and posts of days to come are shown, each marked; the panel shows another day and the other site", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(dev("/blog-lists/a-draft-about-opening-hours"));
  await expect(page.getByRole("article").getByText(/^Draft: /)).toBeVisible();
  await page.goto(dev("/blog-lists"));
  const panel = page.locator("#preview-panel");
  const card = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  const draft = card("A Draft about Opening Hours");
  await expect(draft).toContainText("Draft: not on the site");
  await expect(card("What to Sell in December")).toContainText(
    "Scheduled: on the site from December 1, 2026",
  );
  const published = card("Answer Every Review");
  await expect(published.getByText(/^(Draft|Scheduled): /)).toHaveCount(0);
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
