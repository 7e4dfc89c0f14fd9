import { expect, type Page, test } from "playwright/test";
import { isHydrated } from "../../export/next/in-page.ts";
import { clipboard, refuseClipboard, selection } from "../support/clipboard.ts";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { holdScripts, hydrated, painted } from "../support/hydration.ts";
import { content } from "../support/site.ts";

// Without scrolling, both buttons are in view.
test.use({
  viewport: { width: 1280, height: 1000 },
  permissions: ["clipboard-read", "clipboard-write"],
});

const language = content.documents.languages.at(-1);

/** Pages with a copy button, what is pressed before it, and the text that it copies. */
const copies = [
  { path: "/pop-up", first: [], text: content.promotion.code },
  {
    path: "/documents",
    first: [language?.label ?? ""],
    text: content.samples[language?.file ?? ""] ?? "",
  },
];

const button = (page: Page) => page.getByRole("main").getByRole("button", { name: /^copy/i });
const notice = (page: Page) => button(page).locator("xpath=following-sibling::*[1]");

for (const { path, first, text } of copies) {
  test(`${path}: a copy before React starts keeps its notice`, async ({ page }) => {
    const errors = await collectPageErrors(page);
    const release = await holdScripts(page);
    await page.goto(path);
    for (const label of first) await page.getByText(label, { exact: true }).click();
    await button(page).click();
    await expect(notice(page)).toHaveText(content.popUp.copied);
    release();
    await hydrated(button(page));
    await expect(notice(page)).toHaveText(content.popUp.copied);
    expect(await clipboard(page)).toBe(text);
    expect(errors).toEqual([]);
  });

  test(`${path}: a refused copy before React starts keeps its notice and the selection`, async ({
    page,
  }) => {
    const errors = await collectPageErrors(page);
    await refuseClipboard(page);
    const release = await holdScripts(page);
    await page.goto(path);
    for (const label of first) await page.getByText(label, { exact: true }).click();
    await button(page).click();
    release();
    await hydrated(button(page));
    await expect(notice(page)).toHaveText(content.popUp.copyFailed);
    expect((await selection(page)).trim()).toBe(text.trim());
    expect(errors).toEqual([]);
  });

  for (const release of ["before React starts", "after React has started"])
    test(`${path}: the first press of a mouse at rest copies, with its release ${release}`, async ({
      page,
    }) => {
      const errors = await collectPageErrors(page);
      await page.goto(path);
      const { x, y, width, height } = (await button(page).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.reload();
      await page.mouse.down();
      if (release.startsWith("before")) await page.mouse.up();
      await expect.poll(() => button(page).evaluate(isHydrated)).toBe(true);
      if (release.startsWith("after")) await page.mouse.up();
      await expect(notice(page)).toHaveText(content.popUp.copied);
      expect(await clipboard(page)).toBe(
        path === "/pop-up" ? text : content.samples[content.documents.languages[0]?.file ?? ""],
      );
      expect(errors).toEqual([]);
    });
}

for (const path of [
  "/",
  "/about",
  "/contact",
  "/documents",
  "/dtransfer",
  "/flyer-pricing",
  "/pop-up",
  "/services/pushradius-geofencing-marketing",
  "/why-angel-app",
])
  test(`${path}: whatever is pressed and changed before React starts, it logs no error`, async ({
    page,
  }) => {
    const errors = await collectPageErrors(page);
    const release = await holdScripts(page);
    // A part in view may load its scripts at once, which are held back.
    await page.goto(path, { waitUntil: "domcontentloaded" });
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
