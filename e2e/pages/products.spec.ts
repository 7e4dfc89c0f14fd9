import { expect, type Page, test } from "playwright/test";
import { content } from "../support/site.ts";
import { openStarted } from "../support/started.ts";

const canonical = "/services/dtransfer";

const section = (page: Page) => page.locator("#dtransfer");

/** How far below the navigation bar dTransfer's section begins, in pixels. */
async function belowBar(page: Page): Promise<number> {
  const bar = await page.locator("body > header").boundingBox();
  const box = await section(page).boundingBox();
  return (box?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
}

async function expectAtSection(page: Page): Promise<void> {
  const isBelowBar = async () => Math.abs((await belowBar(page)) - 20) < 40;
  await expect.poll(isBelowBar).toBe(true);
}

test("from another page, such a link leads to the section", async ({ page }) => {
  await openStarted(page, "/services/cloud-storage");
  await page.getByRole("contentinfo").getByRole("link", { name: "dTransfer" }).click();
  await expect(page).toHaveURL(`${canonical}#dtransfer`);
  await expectAtSection(page);
});

for (const [path, width] of [
  [canonical, 390],
  ["/products", 1280],
] as const)
  test(`on ${path} they scroll there smoothly, again and again, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStarted(page, path);
    const card = page.getByRole("main").getByRole("link", { name: "dTransfer" }).first();
    const footer = page.getByRole("contentinfo").getByRole("link", { name: "dTransfer" });
    for (const link of [card, footer, card]) {
      await link.scrollIntoViewIfNeeded();
      const places = watchScrolling(page);
      await link.click();
      await expectAtSection(page);
      expect((await places()).size, "moves in steps").toBeGreaterThan(3);
      await expect(page).toHaveURL(`${path}#dtransfer`);
    }
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  });

test("with reduced motion they jump there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStarted(page, canonical);
  const card = page.getByRole("main").getByRole("link", { name: "dTransfer" }).first();
  await card.scrollIntoViewIfNeeded();
  const places = watchScrolling(page);
  await card.click();
  await expectAtSection(page);
  expect((await places()).size).toBeLessThanOrEqual(2);
});

test("on a phone, the table of goals is a table", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(canonical);
  const { heading, rows } = content.whichOne;
  const table = page.getByRole("region", { name: heading }).getByRole("table");
  await expect(table.getByRole("rowheader")).toHaveText(rows.map(({ goal }) => goal));
  await expect(table.getByRole("link")).toHaveCount(rows.length);
  for (const { price } of rows) await expect(table.getByText(price).first()).toBeVisible();
});

/** Notes where the page is at each frame; the function that it returns tells all places. */
function watchScrolling(page: Page): () => Promise<Set<number>> {
  const started = page.evaluate(() => {
    const places: number[] = [];
    const note = () => {
      places.push(scrollY);
      requestAnimationFrame(note);
    };
    note();
    Object.assign(window, { places });
  });
  return async () => {
    await started;
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
    return new Set(places);
  };
}
