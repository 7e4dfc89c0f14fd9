import { expect, type Locator, type Page, test } from "playwright/test";
import { holdScripts, hydrated, sizes } from "../support/hydration.ts";
import { pages } from "./site.ts";

/** Addresses of the scripts that a page has asked for so far. */
function scriptsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") addresses.push(request.url());
  });
  return addresses;
}

async function openMenu(page: Page): Promise<Locator> {
  await page.locator("header [popovertarget=menu]").tap();
  return page.locator("#menu");
}

/** Whether a part that moves by itself shows where an element stands in the middle of the screen. */
function isNearMoving(element: Element): boolean {
  const moving = document.querySelector(".carousel[data-start=visible]");
  const { top } = element.getBoundingClientRect();
  return moving ? moving.getBoundingClientRect().top - top < innerHeight : false;
}

/** The way of one swipe at most, in pixels, its momentum included. */
const swipe = 1600;

/** Scrolls with a finger to the page's end, or until a part that moves by itself is about to show. */
async function readOn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: 10, y }],
    });
  while (await page.evaluate(isMoreBelow, swipe)) {
    await touch("touchStart", 800);
    for (const y of [600, 400, 200, 20]) await touch("touchMove", y);
    await touch("touchEnd");
  }
}

function isMoreBelow(swipe: number): boolean {
  const moving = document.querySelector(".carousel[data-start=visible]");
  return moving
    ? moving.getBoundingClientRect().top - innerHeight > swipe
    : document.body.getBoundingClientRect().bottom - innerHeight > 1;
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: sizes.phone });

  for (const { path } of pages)
    test(`${path} is read to its end without a script`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.goto(path);
      const menu = await openMenu(page);
      await menu.locator("summary").tap();
      await expect(menu.locator("details a").first()).toBeVisible();
      await menu.locator("[popovertarget=menu]").tap();
      await expect(menu).toBeHidden();
      for (const summary of await page.locator("main summary").all()) {
        if (await summary.evaluate(isNearMoving)) continue;
        const item = summary.locator("..");
        const isOpen = (await item.getAttribute("open")) !== null;
        await summary.tap();
        await expect(item).toHaveJSProperty("open", !isOpen);
      }
      await readOn(page);
      expect(scripts).toEqual([]);
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
