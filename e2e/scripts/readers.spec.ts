import { expect, type Locator, type Page, test } from "playwright/test";
import { hydrated, painted, scriptsOf, sizes } from "../support/hydration.ts";

/** One page of each thing that opens or moves. */
const pagesToRead = ["/", "/services/digital-flyer-app", "/flyer-pricing", "/contact"];

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: sizes.phone });

  test("whole pages are read without a script", async ({ page }) => {
    const scripts = scriptsOf(page);
    // Motion over, a finger need not wait for it.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of pagesToRead) {
      await page.goto(path);
      await readToEnd(page);
      await painted(page);
      expect(scripts, path).toEqual([]);
    }
  });

  test("links are followed, from the menu too, and steps taken back without a script", async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto("/");
    const follow = async (selector: string) => {
      const from = page.url();
      await page.locator(selector).first().tap();
      await expect(page).not.toHaveURL(from);
      return page.url();
    };
    await follow("main a[href='/services/dtransfer']");
    // A link to a part of the page in view closes the menu.
    const menu = await openMenu(page);
    await menu.locator("a[href='/services/dtransfer#dtransfer']").tap();
    await expect(menu).toBeHidden();
    await expect(page.locator("#dtransfer")).toBeInViewport();
    await follow("main a[href='/why-angel-app']");
    const list = await follow("footer a[href='/blog-lists']");
    const post = await follow("main a[href^='/blog-lists/']");
    await follow("footer a[href='/privacy-policy']");
    for (const url of [post, list]) {
      await page.goBack();
      await expect(page).toHaveURL(url);
    }
    expect(scripts).toEqual([]);
  });
});

test("the first move of the mouse and a key load the scripts, the wheel does not", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto("/privacy-policy");
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(scripts).toEqual([]);
  await hydrated(page.locator("header a").first());
  await page.goto("/terms-and-conditions");
  const { length } = scripts;
  await page.keyboard.press("Tab");
  await expect.poll(() => scripts.length).toBeGreaterThan(length);
});

async function openMenu(page: Page): Promise<Locator> {
  await page.locator("header [popovertarget=_menu]").tap();
  return page.locator("#_menu");
}

/** Whether a part that moves by itself shows where an element stands in the middle of the screen. */
function isNearMoving(element: Element): boolean {
  const moving = document.querySelector(".carousel[data-start=visible]");
  const { top } = element.getBoundingClientRect();
  return moving ? moving.getBoundingClientRect().top - top < innerHeight : false;
}

/** The way of one swipe, in pixels. */
const swipe = 760;

/** Opens the menu and all that opens, and scrolls to the page's end. */
async function readToEnd(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await expect(menu.locator("details a").first()).toBeVisible();
  await menu.locator("[popovertarget=_menu]").tap();
  await expect(menu).toBeHidden();
  for (const summary of await page.locator("main summary").all()) {
    if (await summary.evaluate(isNearMoving)) continue;
    const item = summary.locator("..");
    const isOpen = (await item.getAttribute("open")) !== null;
    await summary.tap();
    await expect(item).toHaveJSProperty("open", !isOpen);
  }
  await readOn(page);
}

/** Scrolls with a finger to the page's end, or until a part that moves by itself is about to show. */
async function readOn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // A finger that rests before each event gives the page no momentum, whose way depends on the machine.
  let timestamp = Date.now() / 1000;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) => {
    timestamp += 0.5;
    // x = 10 is beside all links.
    const touchPoints = y === undefined ? [] : [{ x: 10, y }];
    return session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  };
  while (await page.evaluate(isMoreBelow, swipe)) {
    await touch("touchStart", 780);
    for (const y of [600, 400, 200, 780 - swipe]) await touch("touchMove", y);
    await touch("touchEnd");
  }
}

function isMoreBelow(swipe: number): boolean {
  const moving = document.querySelector(".carousel[data-start=visible]");
  return moving
    ? moving.getBoundingClientRect().top - innerHeight > swipe
    : document.body.getBoundingClientRect().bottom - innerHeight > 1;
}
