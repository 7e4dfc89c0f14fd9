import { expect, test } from "playwright/test";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { holdScripts, hydrated, painted } from "../support/hydration.ts";

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
