import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "playwright/test";
import { hydrated, painted, sizes } from "../support/hydration.ts";
import { layoutShift } from "../support/layout-shift.ts";
import { findBrokenLines } from "./find-broken-lines.ts";

const { resolve } = createRequire(import.meta.url);
const source = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(resolve(file), "base64")})`;

/** Arimo has the metrics of Arial, which most machines have. */
const fallBacks: Record<string, string> = {
  Arial: source("@fontsource/arimo/files/arimo-latin-400-normal.woff2"),
  "Arial Bold": source("@fontsource/arimo/files/arimo-latin-700-normal.woff2"),
};

/** Puts the fall-back faces (app/_fonts/fall-backs.css) into pages, whichever fonts the machine has. */
const bringFallBacks = (page: Page) =>
  page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRetries: 3 });
    const html = await response.text();
    const body = html.replace(
      /local\("?(Arial(?: Bold)?)"?\)/g,
      (_, name) => fallBacks[name] ?? "",
    );
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });

// The policy's hashes are of the styles as they were built.
test.use({ bypassCSP: true });

test("nothing moves when fonts come late and nothing is in the cache", async ({ page }) => {
  await bringFallBacks(page);
  for (const size of Object.values(sizes))
    for (const path of [
      "/",
      "/about",
      "/services/digital-flyer-app",
      "/flyer-pricing",
      "/blog-lists/how-to-be-found-on-your-own-street",
    ]) {
      await page.setViewportSize(size);
      const late = Promise.withResolvers<void>();
      // Rules for requests also switch the browser's cache off.
      await page.route("**/*.woff2", async (route) => {
        await late.promise;
        await route.continue().catch(() => {});
      });
      // What moves while a busy browser still parses the page is not the fonts' doing.
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      await painted(page);
      const released = await page.evaluate(() => performance.now());
      late.resolve();
      await page.evaluate(() => document.fonts.ready);
      const { sum, moved } = await layoutShift(page, released);
      expect(sum, `${path} at ${size.width} px moves ${moved}`).toBeLessThan(0.01);
      await page.unroute("**/*.woff2");
    }
});

test("without its faces, a page breaks no price", async ({ page }) => {
  await bringFallBacks(page);
  await page.route("**/*.woff2", (route) => route.abort());
  for (const path of ["/", "/flyer-pricing", "/dtransfer-pricing"]) {
    await page.goto(path);
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      expect(await findBrokenLines(page), `${path} at ${size.width} px`).toEqual([]);
    }
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
