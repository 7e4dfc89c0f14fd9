import { expect, test } from "playwright/test";
import { holdScripts, hydrated, scriptsOf, sizes } from "../support/hydration.ts";
import { pages } from "../support/site.ts";
import { templatesOf } from "../support/templates.ts";
import { openMenu, readToEnd } from "./touch.ts";

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: sizes.phone });

  test("whole pages are read without a script", async ({ page }) => {
    test.setTimeout(120_000);
    const scripts = scriptsOf(page);
    // Motion over, a finger need not wait for it.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of templatesOf(pages)) {
      await page.goto(path);
      await readToEnd(page);
      await page.waitForLoadState("networkidle");
      expect(scripts, path).toEqual([]);
    }
  });

  test("five links are followed and two steps taken back without a script", async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto("/");
    const links = [
      "main a[href='/services/dtransfer']",
      "main a[href='/why-angel-app']",
      "footer a[href='/blog-lists']",
      "main a[href^='/blog-lists/']",
      "footer a[href='/privacy-policy']",
    ].map((selector) => page.locator(selector).first());
    const seen = [page.url()];
    for (const link of links) {
      await link.tap();
      await expect(page).not.toHaveURL(seen.at(-1) ?? "");
      seen.push(page.url());
    }
    for (const url of seen.slice(-3, -1).toReversed()) {
      await page.goBack();
      await expect(page).toHaveURL(url);
    }
    expect(scripts).toEqual([]);
  });

  test("a link of the menu to a part of the page in view closes the menu", async ({ page }) => {
    await page.goto("/services/dtransfer");
    const menu = await openMenu(page);
    await menu.locator("summary").tap();
    await menu.locator("a[href='/services/dtransfer#dtransfer']").tap();
    await expect(menu).toBeHidden();
    await expect(page.locator("#dtransfer")).toBeInViewport();
  });

  test("the first press on an arrow moves the cards once its script is there", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/dtransfer/redmore");
    const arrows = page.locator("main ul + div > button");
    const list = page.locator("main ul:has(+ div > button)");
    await arrows.last().tap();
    release();
    const left = () => list.evaluate(({ scrollLeft }) => scrollLeft);
    await expect.poll(left).toBeGreaterThan(100);
  });
});

test("the wheel starts nothing, the mouse's first move and a key do", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/privacy-policy");
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  expect(scripts).toEqual([]);
  await hydrated(page.locator("header a").first());
  await page.goto("/terms-and-conditions");
  const { length } = scripts;
  await page.keyboard.press("Tab");
  await expect.poll(() => scripts.length).toBeGreaterThan(length);
});
