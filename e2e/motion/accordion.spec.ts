import { expect, type Page, test } from "playwright/test";
import { holdScripts, hydrated } from "../support/hydration.ts";

const path = "/services/cloud-storage";

const items = (page: Page) =>
  page.getByRole("region", { name: "FEATURES", exact: true }).locator("details");

/** Indexes of the open items. */
const openOnes = (page: Page): Promise<number[]> =>
  items(page).evaluateAll((items) =>
    items.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])),
  );

test("the first item is open until another one is, which a click on it closes; + becomes −", {
  tag: "@engines",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  const third = items(page).nth(2).locator("summary");
  const height = () =>
    third
      .locator("svg path")
      .nth(1)
      .evaluate((upright) => upright.getBoundingClientRect().height);
  await expect.poll(() => openOnes(page)).toEqual([0]);
  await expect.poll(height).toBeGreaterThan(10);
  await third.click();
  await expect.poll(() => openOnes(page)).toEqual([2]);
  await expect.poll(height).toBe(0);
  await third.click();
  await expect.poll(() => openOnes(page)).toEqual([]);
});

test("an address opens its item, and what the visitor closes stays closed when the scripts start", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  const id = await items(page).nth(2).locator("> .prose").getAttribute("id");
  await page.goto("/contact", { waitUntil: "commit" });
  await page.goto(`${path}#${id}`, { waitUntil: "commit" });
  await expect.poll(() => openOnes(page)).toEqual([2]);
  const summary = items(page).nth(2).locator("summary");
  await expect(summary).toBeInViewport();
  await summary.click();
  await expect.poll(() => openOnes(page)).toEqual([]);
  release();
  await hydrated(page.locator("main a").first());
  expect(await openOnes(page)).toEqual([]);
});
