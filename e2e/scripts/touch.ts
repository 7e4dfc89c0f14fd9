import { expect, type Locator, type Page } from "playwright/test";

export async function openMenu(page: Page): Promise<Locator> {
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

/** Opens the menu and all that opens, and scrolls to the page's end. */
export async function readToEnd(page: Page): Promise<void> {
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
}

/** Scrolls with a finger to the page's end, or until a part that moves by itself is about to show. */
async function readOn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: 10, y }],
    });
  let goesOn = true;
  while (goesOn) {
    // The finger stops the page, so that its place is measured at rest; x = 10 is beside all links.
    await touch("touchStart", 780);
    goesOn = await page.evaluate(isMoreBelow, swipe);
    if (goesOn) for (const y of [600, 400, 200, 20]) await touch("touchMove", y);
    await touch("touchEnd");
  }
}

function isMoreBelow(swipe: number): boolean {
  const moving = document.querySelector(".carousel[data-start=visible]");
  return moving
    ? moving.getBoundingClientRect().top - innerHeight > swipe
    : document.body.getBoundingClientRect().bottom - innerHeight > 1;
}
