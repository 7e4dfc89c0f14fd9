import { expect, type Page, test } from "playwright/test";
import { holdScripts, hydrated, sizes } from "./support/hydration.ts";
import { pages } from "./support/site.ts";

/** Addresses of the scripts that a page has asked for so far. */
function scriptsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") addresses.push(request.url());
  });
  return addresses;
}

/** Whether a part that moves by itself shows where an element stands in the middle of the screen. */
function isNearMoving(element: Element): boolean {
  const moving = document.querySelector(".carousel[data-start=visible]");
  const { top } = element.getBoundingClientRect();
  return moving ? moving.getBoundingClientRect().top - top < innerHeight : false;
}

/** The way of one swipe at most, in pixels, its momentum included. */
const swipe = 1000;

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
      await page.getByRole("button", { name: "Menu" }).tap();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.locator("summary").tap();
      await expect(menu.getByRole("link", { name: /^Digital Flyers/ })).toBeVisible();
      await menu.getByRole("button", { name: "Close" }).tap();
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
    const main = page.getByRole("main");
    const links = [
      main.getByRole("link", { name: "Explore Products" }),
      main.getByRole("link", { name: /^Why/ }).first(),
      page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }),
      main.locator("a[href^='/blog-lists/']").first(),
      page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).first(),
    ];
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
    await page.getByRole("button", { name: "Menu" }).tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.locator("summary").tap();
    await menu.getByRole("link", { name: /^DTransfer/i }).tap();
    await expect(menu).toBeHidden();
    await expect(page.locator("#dtransfer")).toBeInViewport();
  });

  test("a form's field starts the scripts", async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto("/contact");
    await page.getByLabel("First name").tap();
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Send Message" }).tap();
    await expect(page.getByText("First Name is required")).toBeVisible();
  });

  test("the first press on a tab opens it, before and after its script", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/about");
    const culture = page.locator("section#culture");
    await page.getByRole("link", { name: "Culture", exact: true }).tap();
    await expect(culture).toBeVisible();
    release();
    const tab = page.getByRole("tab", { name: "Culture" });
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(culture).toBeVisible();
  });

  test("the first press on an arrow moves the cards once its script is there", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/dtransfer/redmore");
    const related = page.getByRole("region", { name: "More on dTransfer" });
    await related.getByRole("button", { name: "Next article" }).tap();
    release();
    const left = () => related.getByRole("list").evaluate((list) => list.scrollLeft);
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
