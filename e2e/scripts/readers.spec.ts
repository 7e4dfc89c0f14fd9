import { expect, type Page, test } from "playwright/test";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { hydrated, painted, scriptRequests, sizes, visibleWords } from "../support/hydration.ts";

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: sizes.phone });

  test("pages are read, opened, left by links and found again without a script", async ({
    page,
  }) => {
    const scripts = scriptRequests(page);
    // The page scrolls at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of ["/contact", "/flyer-pricing", "/services/digital-flyer-app", "/"]) {
      await page.goto(path);
      await page.locator("header [popovertarget=_menu]").tap();
      await page.locator("#_menu [popovertarget=_menu]").tap();
      await expect(page.locator("#_menu")).toBeHidden();
      const item = page.locator("main details").last();
      if ((await item.count()) > 0) {
        const isOpen = (await item.getAttribute("open")) !== null;
        await item.locator("summary").tap();
        await expect(item).toHaveJSProperty("open", !isOpen);
      }
      await readOn(page);
      await painted(page);
      expect(scripts, path).toEqual([]);
    }
    await page.locator("main a[href='/services/dtransfer']").first().tap();
    await expect(page).toHaveURL("/services/dtransfer");
    await page.goBack();
    await expect(page).toHaveURL("/");
    expect(scripts).toEqual([]);
  });
});

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
  /** The way of one swipe, in pixels. */
  const swipe = 760;
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

test("the first move of the mouse loads the scripts, which change no word and break no rule of the policy", async ({
  page,
}) => {
  const errors = await collectPageErrors(page);
  const scripts = scriptRequests(page);
  await page.goto("/contact");
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await painted(page);
  const before = await visibleWords(page);
  expect(scripts).toEqual([]);
  await hydrated(page.locator("header a").first());
  expect(scripts.length).toBeGreaterThan(1);
  expect(await visibleWords(page)).toBe(before);
  expect(errors).toEqual([]);
  // Whether the policy rules at all: a style that it forbids.
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "a { color: red }";
    document.body.append(style);
  });
  await expect.poll(() => errors.join()).toContain("style-src");
});
