import { expect, type Page, test } from "playwright/test";
import { pages } from "../support/site.ts";
import { openStarted } from "../support/started.ts";

const canonical = "/services/dtransfer";
const addresses = ["/products", "/services", canonical];

const section = (page: Page) => page.locator("#dtransfer");
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

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

test("it lists the eight services, then the table of goals, then dTransfer", async ({ page }) => {
  await page.goto(canonical);
  const main = page.getByRole("main");
  const cards = main.getByRole("region").first().getByRole("listitem");
  await expect(cards).toHaveCount(8);
  const headings = await main.locator("h1, h2").allTextContents();
  const [first] = await main.locator("h1").allTextContents();
  const ofSection = await section(page).locator("h2").allTextContents();
  expect(headings[0]).toBe(first);
  expect(headings.indexOf(ofSection[0] ?? "")).toBe(10);
  await expect(section(page).locator("details")).toHaveCount(6 + 5);
});

test("its words are the same at its three addresses", async ({ page }) => {
  const texts = [];
  for (const path of addresses) {
    await page.goto(path);
    texts.push(await page.getByRole("main").textContent());
  }
  expect(texts[0]).toBe(texts[2]);
  expect(texts[1]).toBe(texts[2]);
});

test("Explore Products leads to its top", async ({ page }) => {
  await openStarted(page, "/");
  await page.getByRole("link", { name: "Explore Products" }).click();
  await expect(page).toHaveURL(canonical);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await scrolled(page)).toBe(0);
});

test("every link named dTransfer leads to its section, all others to the top", async ({ page }) => {
  test.setTimeout(120_000);
  const wrong: string[] = [];
  let named = 0;
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const links = await page
      .locator(`a[href^="${canonical}"]`)
      .evaluateAll((all) =>
        all.map((link) => [link.textContent?.trim() ?? "", link.getAttribute("href")]),
      );
    for (const [name = "", href] of links) {
      if (href === `${canonical}#which-one`) continue;
      const isNamed = /^(see )?dtransfer/i.test(name ?? "");
      if (isNamed) named += 1;
      if (href !== (isNamed ? `${canonical}#dtransfer` : canonical))
        wrong.push(`${path}: ${name} → ${href}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(named).toBeGreaterThan(2 * pages.length);
});

test("from another page, such a link leads to the section", async ({ page }) => {
  await openStarted(page, "/services/cloud-storage");
  await page.getByRole("contentinfo").getByRole("link", { name: "dTransfer" }).click();
  await expect(page).toHaveURL(`${canonical}#dtransfer`);
  await expectAtSection(page);
});

for (const [path, width] of [
  [canonical, 390],
  [canonical, 1280],
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
