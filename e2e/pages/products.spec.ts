import { expect, type Page, test } from "playwright/test";
import { openStarted, wakeUntilStarted } from "../support/hydration.ts";

const canonical = "/services/dtransfer";

const section = (page: Page) => page.locator("#dtransfer");
const card = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "dTransfer" }).first();
const footerLink = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "dTransfer" });

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

test("a link leads to dTransfer's section from another page, and on its own page scrolls there smoothly", async ({
  page,
}) => {
  await openStarted(page, "/services/cloud-storage");
  await footerLink(page).click();
  await expect(page).toHaveURL(`${canonical}#dtransfer`);
  await expectAtSection(page);

  await wakeUntilStarted(page);
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  for (const link of [card(page), footerLink(page)]) {
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expectAtSection(page);
    await expect(page).toHaveURL(`${canonical}#dtransfer`);
  }
  await page.goBack();
  await expect(page, "one entry of the history for one address").toHaveURL(
    "/services/cloud-storage",
  );
});
