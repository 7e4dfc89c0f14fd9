import { expect, type Page, test } from "playwright/test";
import { clipboard, refuseClipboard, selection } from "../support/clipboard.ts";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { holdScripts, hydrated, painted } from "../support/hydration.ts";
import { content } from "../support/site.ts";

// Without scrolling, both buttons are in view.
test.use({
  viewport: { width: 1280, height: 1000 },
  permissions: ["clipboard-read", "clipboard-write"],
});

const button = (page: Page) => page.getByRole("main").getByRole("button", { name: /^copy/i });
const notice = (page: Page) => button(page).locator("xpath=following-sibling::*[1]");
const text = content.promotion.code;

test("a copy before React starts keeps its notice; where it is refused, its selection too", async ({
  page,
}) => {
  const errors = await collectPageErrors(page);
  let release = await holdScripts(page);
  await page.goto("/pop-up");
  await button(page).click();
  await expect(notice(page)).toHaveText(content.popUp.copied);
  release();
  await hydrated(button(page));
  await expect(notice(page)).toHaveText(content.popUp.copied);
  expect(await clipboard(page)).toBe(text);

  await refuseClipboard(page);
  release = await holdScripts(page);
  await page.reload();
  await button(page).click();
  release();
  await hydrated(button(page));
  await expect(notice(page)).toHaveText(content.popUp.copyFailed);
  expect((await selection(page)).trim()).toBe(text);
  expect(errors).toEqual([]);
});

test("whatever is pressed and changed before React starts, it logs no error", async ({ page }) => {
  const errors = await collectPageErrors(page);
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await page.evaluate(pressEverything);
  release();
  await hydrated(page.locator("header a").first());
  // React reports what it corrected in a task of its own.
  await painted(page);
  expect(errors).toEqual([]);
});

/** Presses every control that leads to no other page, and changes every field. */
function pressEverything(): void {
  addEventListener("submit", (event) => event.preventDefault(), true);
  for (const control of document.querySelectorAll<HTMLElement>(
    "button, summary, label, input, textarea, select, a[href^='#']",
  )) {
    control.focus();
    control.click();
    const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (!isField || /^(checkbox|radio|hidden)$/.test(control.type)) continue;
    control.value = "5";
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
