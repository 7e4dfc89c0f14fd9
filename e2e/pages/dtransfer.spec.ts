import { expect, test } from "playwright/test";
import { hydrated } from "../support/hydration.ts";
import { content } from "../support/site.ts";

test("/dtransfer lists 11 cards that lead to the article", async ({ page }) => {
  await page.goto("/dtransfer");
  const cards = page.getByRole("link", { name: "Read the article" });
  await expect(cards).toHaveCount(11);
  for (const card of await cards.all())
    await expect(card).toHaveAttribute("href", "/dtransfer/redmore");
  await expect(page.getByRole("heading", { name: "How dTransfer works" })).toBeVisible();
  await cards.last().click();
  await expect(page).toHaveURL("/dtransfer/redmore");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the landing page's cards are identical, the article's are three posts", async ({ page }) => {
  await page.goto("/dtransfer");
  const { heading } = content.dtransfer.articles;
  const cards = page.getByRole("region", { name: heading }).getByRole("listitem");
  expect(new Set(await cards.allTextContents()).size).toBe(1);
  await page.goto("/dtransfer/redmore");
  const related = page.getByRole("region", { name: "More on dTransfer" });
  const addresses = await related
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(new Set(addresses).size).toBe(3);
  for (const address of addresses) {
    await page.goto(address);
    expect(address).toMatch(/^\/blog-lists\//);
    await expect(page.getByRole("article")).toBeVisible();
  }
});

test("the article has its title, its date and numbered sections", async ({ page }) => {
  await page.goto("/dtransfer/redmore");
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(content.article.title);
  await expect(article.getByText("April 11, 2026")).toBeVisible();
  const headings = article.getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([/^1\./, /^2\./]);
  await expect(article.getByRole("link", { name: "Share on X" })).toBeVisible();
});

for (const width of [390, 768, 769, 1280])
  test(`two round buttons move the three related cards at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/dtransfer/redmore");
    const related = page.getByRole("region", { name: "More on dTransfer" });
    const list = related.getByRole("list");
    const cards = list.getByRole("listitem");
    await expect(cards).toHaveCount(3);
    const next = related.getByRole("button", { name: "Next article" });
    // Presses before that are held as one.
    await hydrated(next);
    const previous = related.getByRole("button", { name: "Previous article" });
    await expect(next).toBeVisible();
    const box = await next.boundingBox();
    expect(box?.width).toBe(box?.height);
    await expect(next).toHaveCSS("border-radius", "999px");

    const first = cards.first();
    const last = cards.last();
    await list.scrollIntoViewIfNeeded();
    await expect(first).toBeInViewport({ ratio: 0.9 });
    // Forward until the end, then round to the first; backwards from there to the last.
    for (let press = 0; press < 4; press++) {
      await next.click();
      if (await atEnd()) break;
    }
    expect(await atEnd()).toBe(true);
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await next.click();
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBe(0);
    await previous.click();
    await expect.poll(atEnd).toBe(true);
    await previous.click();
    await expect.poll(atEnd).toBe(false);

    function atEnd() {
      return list.evaluate(
        ({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft > scrollWidth - clientWidth - 2,
      );
    }
  });

test("without scripts the related cards scroll, and no button promises more", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/dtransfer/redmore");
  const related = page.getByRole("region", { name: "More on dTransfer" });
  await expect(related.getByRole("button")).toHaveCount(0);
  const list = related.getByRole("list");
  await list.scrollIntoViewIfNeeded();
  await list.evaluate((element) => element.scrollTo({ left: 9999, behavior: "instant" }));
  await expect(related.getByRole("listitem").last()).toBeInViewport({ ratio: 0.3 });
  await context.close();
});
