import { expect, type Page, test } from "playwright/test";
import { sizes } from "./hydration.ts";
import { spoiltText } from "./spoilt-text.ts";
import { openStarted } from "./started.ts";
import { templates } from "./templates.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Adds a visitor's own style sheet, in a way that the site's policy does not stop. */
function restyle(page: Page, css: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** What a visitor may do to text, and nothing may be lost by it. */
const changes = {
  "as it is": "",
  // WCAG 1.4.12, its four values.
  "with wider spacing": `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
  // WCAG 1.4.4.
  "at 200 %": "html { font-size: 200% }",
};

for (const [name, viewport] of Object.entries(sizes))
  for (const [change, css] of Object.entries(changes))
    test(`on a ${name} text ${change} is whole: not cut, not covered, not beside the page`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await page.setViewportSize(viewport);
      const found: string[] = [];
      for (const path of templates) {
        await openStarted(page, path);
        await restyle(page, css);
        found.push(...(await spoiltText(page)).map((trouble) => `${path}: ${trouble}`));
      }
      expect(found).toEqual([]);
    });

for (const [name, viewport] of Object.entries(sizes))
  test(`on a ${name} whatever one presses is at least 24 px wide and high`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const small: string[] = [];
    for (const path of templates) {
      await openStarted(page, path);
      small.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`));
    }
    expect(small).toEqual([]);
  });

/** Controls under 24 px (WCAG 2.5.8) that are not part of a sentence. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("a[href], button, input, textarea, summary, label")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // A label is pressed in its input's place; the skip link grows when it has the focus.
      .filter((element) => !element.matches("[href='#main']"))
      .filter((element) => !(element as HTMLInputElement).labels?.length)
      .filter((element) => getComputedStyle(element).display !== "inline")
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < 24 || height < 24;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
