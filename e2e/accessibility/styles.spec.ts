import { expect, type Page, test } from "playwright/test";
import { hydrated } from "../support/hydration.ts";
import { pages } from "../support/site.ts";
import { templatesOf } from "../support/templates.ts";

/** Where each element is and what it looks like, in short. */
function appearance(page: Page, within = "body"): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} *`)].map((element) => {
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
    within,
  );
}

/** What the starter does at the first sign of intent, without the scripts. */
async function turnOnWholeSheet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[disabled]")];
    if (links.length === 0) throw new Error("the page has no whole sheet to turn on");
    const loaded = links.map((link) => new Promise((resolve) => (link.onload = resolve)));
    for (const link of links) link.disabled = false;
    await Promise.all(loaded);
  });
}

for (const [name, width] of Object.entries({ phone: 390, desktop: 1280 }))
  test(`the whole style sheet changes nothing that is in the page, ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Nor fonts: one that came late on the first paint could be there for the second.
    await page.route(/\.(js|woff2)$/, (route) => route.abort());
    for (const path of templatesOf(pages)) {
      await page.goto(path);
      const before = await appearance(page);
      await turnOnWholeSheet(page);
      expect(await appearance(page), path).toEqual(before);
    }
  });

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
    const expected = await appearance(loaded, "main");
    await expect.poll(() => appearance(page, "main"), { message: path }).toEqual(expected);
  }
});
