import { expect, test } from "playwright/test";
import { openStarted, sizes } from "../support/hydration.ts";

/** Pages with what scrolls or moves sideways on a phone, and the button that moves it. */
const pages: [path: string, button?: string][] = [
  ["/about", "Coffee shop"],
  ["/services/cloud-storage", "Next service"],
  ["/blog-lists/three-numbers-to-write-down-every-week"],
  ["/dtransfer"],
  ["/dtransfer/redmore", "Next article"],
];

test("what scrolls or moves sideways is whole on paper, also where it was moved", async ({
  page,
}) => {
  for (const [path, button] of pages) {
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
  }
});

/** Items of lists, cells and code that leave the sheet, are cut off, or lie upon another. */
function findCut(): string[] {
  const found: string[] = [];
  for (const part of document.querySelectorAll<HTMLElement>("main :is(li, td, th, pre)")) {
    if (!part.checkVisibility() || part.closest("svg, .sr-only")) continue;
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    const name = part.textContent?.trim().slice(0, 30);
    if (width === 0) continue;
    if (left < -1 || right > innerWidth + 1) found.push(`leaves the sheet: ${name}`);
    for (let box = part.parentElement; box; box = box.parentElement) {
      const edges = box.getBoundingClientRect();
      const isCut = left < edges.left - 1 || right > edges.right + 1;
      if (getComputedStyle(box).overflowX !== "visible" && isCut) found.push(`is cut off: ${name}`);
    }
    const other = part.nextElementSibling?.getBoundingClientRect();
    if (other && other.width > 0 && other.left < right - 2 && other.right > left + 2)
      if (other.top < bottom - 2 && other.bottom > top + 2) found.push(`lies upon: ${name}`);
  }
  return found;
}
