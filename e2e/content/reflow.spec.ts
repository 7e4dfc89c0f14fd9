import { expect, test } from "playwright/test";
import { pages } from "./site.ts";

test.use({ javaScriptEnabled: false });

/** WCAG 1.4.10: at 320 px nothing but code and tables scrolls sideways. */
test("no page scrolls sideways, at 320 and 1280 px, with motion and without", async ({ page }) => {
  test.setTimeout(120_000);
  const wide: string[] = [];
  for (const { path } of pages) {
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const reducedMotion of ["no-preference", "reduce"] as const) {
        await page.emulateMedia({ reducedMotion });
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
        if (scrolled > width) wide.push(`${path}, motion ${reducedMotion}: ${scrolled} > ${width}`);
      }
    }
  }
  expect(wide).toEqual([]);
});
