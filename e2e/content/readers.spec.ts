import { expect, test } from "playwright/test";
import { holdScripts, hydrated, scriptsOf, sizes } from "../support/hydration.ts";
import { openMenu } from "./touch.ts";

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: sizes.phone });

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

  test("a form's field starts the scripts", async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto("/contact");
    const field = page.locator("form input").first();
    await field.tap();
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
    await page.locator("form button[type=submit]").tap();
    await expect(field).toHaveAttribute("aria-invalid", "true");
  });

  test("the first press on a tab opens it, before and after its script", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/about");
    const culture = page.locator("section#culture");
    await page.locator("#culture-tab").tap();
    await expect(culture).toBeVisible();
    release();
    await expect(page.locator("#culture-tab")).toHaveAttribute("aria-selected", "true");
    await expect(culture).toBeVisible();
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

test("the wheel starts nothing, the mouse's first move does", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/privacy-policy");
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  expect(scripts).toEqual([]);
  await hydrated(page.locator("header a").first());
});

test("a key starts the scripts", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/privacy-policy");
  await page.keyboard.press("Tab");
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});
