import { expect, type Page, test } from "playwright/test";
import { hydrated } from "../support/hydration.ts";

/** Where each element is and what it looks like, in short. */
function appearance(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, display, font, transform } = getComputedStyle(element);
      return [
        element.tagName,
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        display,
        font,
        transform,
      ]
        .map((value) => (typeof value === "number" ? Math.round(value * 10) / 10 : value))
        .join(" ");
    }),
  );
}

test("a page that a link leads to looks as if it had been loaded", async ({ page, context }) => {
  // A font is drawn where it comes in time, which it may do for one of the two alone.
  await context.route(/\.woff2$/, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/privacy-policy");
  await hydrated(page.getByRole("banner").getByRole("link").first());
  const loaded = await context.newPage();
  await loaded.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/contact", "/blog-lists", "/flyer-pricing", "/why-angel-app", "/"]) {
    await loaded.goto(path);
    await page.locator(`footer a[href="${path}"], header a[href="${path}"]`).last().click();
    await expect(page).toHaveTitle(await loaded.title());
    await page.mouse.move(2, 2);
    const expected = await appearance(loaded);
    await expect.poll(() => appearance(page), { message: path }).toEqual(expected);
  }
});
