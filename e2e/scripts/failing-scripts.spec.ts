import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { scriptsOf, wake, wakeUntilStarted, wordsOf } from "../support/hydration.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a page stays as it is while all, the first or the last of its scripts fail, and starts once they come", async ({
  page,
  context,
}) => {
  const scripts = scriptsOf(page);
  await page.goto("/contact");
  await wakeUntilStarted(page);
  const alone = [...new Set(scripts)];
  expect(alone.length).toBeGreaterThan(5);
  for (const script of ["/_next/static/**/*.js", ...alone.slice(0, 1), ...alone.slice(-1)])
    await tryWithout(script, context);
});

test("a page whose scripts fail as they run is read without them", async ({ page }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error("This browser is broken");
    };
  });
  let loads = 0;
  page.on("load", () => loads++);
  await page.goto("/contact");
  const before = await wordsOf(page);
  await page.getByLabel("Message", { exact: true }).fill("Hello");

  // The page reloads itself after each failure, twice.
  await expect(async () => {
    await wake(page);
    expect(loads).toBe(3);
  }).toPass();

  expect(await wordsOf(page)).toBe(before);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Hello");
  await expectUsable(page);
});

/** Opens a page for which scripts fail, uses it, lets them come, and sees it start. */
async function tryWithout(scripts: string, context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  let failed = 0;
  const crashes: string[] = [];
  page.on("requestfailed", () => failed++);
  page.on("pageerror", ({ message }) => crashes.push(message));
  await page.route(`**${scripts}`, (route) => route.abort());

  await page.goto("/contact");
  const before = await wordsOf(page);
  await wake(page);
  await expect.poll(() => failed, `without ${scripts}`).toBeGreaterThan(0);
  await expectUsable(page);
  expect(await wordsOf(page)).toBe(before);
  expect(crashes).toEqual([]);

  await page.unroute(`**${scripts}`);
  await wakeUntilStarted(page);
  expect(await wordsOf(page)).toBe(before);
  await page.close();
}

/** Expects native controls to open, links to be links, and no error message on the page. */
async function expectUsable(page: Page): Promise<void> {
  const item = page.locator(".accordion").last().locator("details").first();
  if ((await item.count()) > 0) {
    const isOpen = (await item.getAttribute("open")) !== null;
    for (const open of [!isOpen, isOpen]) {
      await item.locator("summary").click();
      await expect(item).toHaveJSProperty("open", open);
    }
  }
  await page.evaluate(() => document.getElementById("_services-menu")?.showPopover());
  await expect(page.locator("#_services-menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#_services-menu")).toBeHidden();
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
}
