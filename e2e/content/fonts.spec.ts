import { expect, type Page, test } from "playwright/test";
import { hydrated, painted } from "../support/hydration.ts";
import { layoutShift } from "../support/layout-shift.ts";
import { findBrokenLines } from "./find-broken-lines.ts";
import { pages } from "./site.ts";
import { templatesOf } from "./templates.ts";

const templates = templatesOf(pages);

/** How wide each heading's first words are, which tells one font from another. */
function widths(page: Page): Promise<number[]> {
  return page.locator("h1, h2, h3").evaluateAll((headings) =>
    headings.map((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return Math.round(range.getClientRects()[0]?.width ?? 0);
    }),
  );
}

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
}))
  test(`nothing moves when fonts come late and nothing is in the cache, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of templates) {
      const late = Promise.withResolvers<void>();
      // Rules for requests also switch the browser's cache off.
      await page.route("**/*.woff2", async (route) => {
        await late.promise;
        await route.continue().catch(() => {});
      });
      await page.goto(path, { waitUntil: "commit" });
      // What moves while a busy browser still parses the page is not the fonts' doing.
      await page.waitForLoadState("domcontentloaded");
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      await painted(page);
      const released = await page.evaluate(() => performance.now());
      late.resolve();
      await page.evaluate(() => document.fonts.ready);
      const { sum, moved } = await layoutShift(page, released);
      expect(sum, `${path} moves ${moved}`).toBeLessThan(0.01);
      await page.unroute("**/*.woff2");
    }
  });

test("without its faces, a page breaks no price", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  for (const path of ["/", "/services/dtransfer", "/flyer-pricing", "/dtransfer-pricing"])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await findBrokenLines(page), `${path} at ${width} px`).toEqual([]);
    }
});

test("a page asks for the fonts that it shows, and for no others", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") asked.push(request.url());
  });
  await page.goto("/flyer-pricing");
  await page.evaluate(() => document.fonts.ready);
  const displays = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
  expect(new Set(displays)).toEqual(new Set(["auto", "swap"]));
  const names = asked.map((url) => /\/media\/([a-z_]+)/.exec(url)?.[1]);
  expect(names.toSorted()).toEqual(["body", "body_bold", "display", "mono", "price"]);
  const before = await widths(page);
  await hydrated(page.locator("header a").first());
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => widths(page), "once its scripts run").toEqual(before);
});
