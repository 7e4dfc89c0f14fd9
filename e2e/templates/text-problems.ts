import type { Page } from "playwright/test";
import { findClippedText } from "./find-clipped-text.ts";

/** Replaces the style sheet that a test adds; the site's policy does not block adopted ones. */
function restyle(page: Page, css: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Text settings of visitors, under which no text may be lost. */
const changes = {
  "as it is": "",
  // WCAG 1.4.12, its four values.
  "with wider spacing": `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
  // WCAG 1.4.4 asks for this size.
  "at 200 %": "html { font-size: 200% }",
};

/** Text that is lost under one of the settings, and targets that are too small. */
export async function textProblems(page: Page): Promise<string[]> {
  const problems = (await smallTargets(page)).map((target) => `under 24 px: ${target}`);
  for (const [change, css] of Object.entries(changes)) {
    await restyle(page, css);
    problems.push(...(await findClippedText(page)).map((problem) => `${change}: ${problem}`));
  }
  await restyle(page, "");
  return problems;
}

/** Controls under 24 px (WCAG 2.5.8) that are not part of a sentence. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("a[href], button, input, textarea, summary, label")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // The skip link grows when it has the focus; nobody presses a visually hidden label.
      .filter((element) => !element.matches("[href='#_main'], label.sr-only"))
      // The label is pressed in its input's place.
      .filter((element) => !(element as HTMLInputElement).labels?.length)
      .filter((element) => getComputedStyle(element).display !== "inline")
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        // The link of a card is as large as what it lays over the card.
        const over = getComputedStyle(element, "::after");
        const least = (own: number, laid: string) => Math.max(own, Number.parseFloat(laid) || 0);
        return least(width, over.width) < 24 || least(height, over.height) < 24;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
