import { expect, type Page, test } from "playwright/test";
import { hydrated } from "../support/hydration.ts";
import { templatesOf } from "../support/templates.ts";
import { pages } from "./site.ts";

/** How far things have moved since the page began (CLS), and what moved. */
function shiftOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    const moved = shifts.flatMap(({ sources }) =>
      sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ""),
    );
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved };
  });
}

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
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    for (const { path } of pages) {
      const late = Promise.withResolvers<void>();
      // Rules for requests also switch the browser's cache off.
      await page.route("**/*.woff2", async (route) => {
        await late.promise;
        await route.continue().catch(() => {});
      });
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
      late.resolve();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(0))));
      expect(await shiftOf(page), path).toEqual({ sum: 0, moved: [] });
      await page.unroute("**/*.woff2");
      if (!templatesOf(pages).includes(path)) continue;
      const before = await widths(page);
      await hydrated(page.locator("header a").first());
      await page.evaluate(() => document.fonts.ready);
      expect(await widths(page), `${path}, once its scripts run`).toEqual(before);
    }
  });

test("a page's fonts are asked for with it, and no others", async ({ browser }) => {
  for (const path of ["/", "/flyer-pricing", "/about", "/privacy-policy"]) {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") asked.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(new Set(asked), path).toEqual(new Set(preloaded));
    const unused = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loading").map(({ family }) => family),
    );
    expect(unused, path).toEqual([]);
    await page.close();
  }
});
