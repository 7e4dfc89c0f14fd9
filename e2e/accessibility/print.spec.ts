import { expect, test } from "playwright/test";
import { openStarted, sizes } from "../support/hydration.ts";
import { sectionAt } from "../support/site.ts";

const { story, why, culture } = sectionAt("/about", "company");

test("what is closed, scrolls or moves sideways is whole on paper, also where it was moved", async ({
  page,
}) => {
  for (const [path, button] of [
    ["/about", story.slides.at(-1)?.caption],
    ["/dtransfer/redmore", "Next article"],
    ["/blog-lists/three-numbers-to-write-down-every-week"],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize(sizes.phone);
    await openStarted(page, path);
    await page.evaluate(() => {
      for (const box of document.querySelectorAll("main *")) box.scrollLeft = 150;
    });
    if (button) {
      // Its buttons show once it is in view and its scripts run.
      await page.locator(".carousel, .card-row").scrollIntoViewIfNeeded();
      await page.getByRole("main").getByRole("button", { name: button }).click();
    }
    await page.emulateMedia({ media: "print" });
    // An A4 sheet between its margins.
    await page.setViewportSize({ width: 720, height: 1020 });
    await expect.poll(() => page.evaluate(findCut), path).toEqual([]);
    if (path === "/about")
      for (const { title: name } of [story, why, culture])
        await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await page.goto("/services/cloud-storage");
  await expect(page.locator("main details").last().locator("p").first()).toBeVisible();
});

test("where style sheets do not reach into closed items, they are open for as long as they are printed", async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto("/services/cloud-storage");
  const items = page.locator("main .accordion details");
  const open = () => items.evaluateAll((all: HTMLDetailsElement[]) => all.map((item) => item.open));
  const before = await open();
  expect(new Set(before)).toEqual(new Set([true, false]));
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(new Set(await open())).toEqual(new Set([true]));
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await open()).toEqual(before);
  await items.nth(1).locator("summary").click();
  await expect(items.first()).toHaveJSProperty("open", false);
});

/** Items of lists, cells and code that leave the sheet, or are cut off. */
function findCut(): string[] {
  const found: string[] = [];
  for (const part of document.querySelectorAll<HTMLElement>("main :is(li, td, th, pre)")) {
    if (!part.checkVisibility() || part.closest("svg, .sr-only")) continue;
    const { left, right, width } = part.getBoundingClientRect();
    const name = part.textContent?.trim().slice(0, 30);
    if (width === 0) continue;
    if (left < -1 || right > innerWidth + 1) found.push(`leaves the sheet: ${name}`);
    for (let box = part.parentElement; box; box = box.parentElement) {
      const edges = box.getBoundingClientRect();
      const isCut = left < edges.left - 1 || right > edges.right + 1;
      if (getComputedStyle(box).overflowX !== "visible" && isCut) found.push(`is cut off: ${name}`);
    }
  }
  return found;
}
