import { expect, test } from "playwright/test";
import { pages } from "./site.ts";

/** WCAG 1.4.10: at 320 px nothing but code and tables scrolls sideways. */
for (const reducedMotion of ["no-preference", "reduce"] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion } });

    for (const width of [320, 1280])
      test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
        test.setTimeout(120_000);
        await page.setViewportSize({ width, height: 800 });
        const wide: string[] = [];
        for (const { path } of pages) {
          await page.goto(path);
          const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
          if (scrolled > width) wide.push(`${path}: ${scrolled}`);
        }
        expect(wide).toEqual([]);
      });
  });
