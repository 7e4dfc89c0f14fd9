import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "playwright/test";
import { painted, sizes } from "../support/hydration.ts";
import { layoutShift } from "../support/layout-shift.ts";

const { resolve } = createRequire(import.meta.url);
const source = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(resolve(file), "base64")})`;

/** Arimo has the metrics of Arial, which most machines have. */
const fallBacks: Record<string, string> = {
  Arial: source("@fontsource/arimo/files/arimo-latin-400-normal.woff2"),
  "Arial Bold": source("@fontsource/arimo/files/arimo-latin-700-normal.woff2"),
};

// The policy's hashes are of the styles as they were built.
test.use({ bypassCSP: true });

test("nothing moves when fonts come late and nothing is in the cache", async ({ page }) => {
  // Puts the fall-back faces (app/_fonts/fall-backs.css) into pages, whichever fonts the machine has.
  await page.route("**/*", async (route) => {
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
  for (const size of Object.values(sizes))
    for (const path of ["/", "/flyer-pricing", "/blog-lists/answer-every-review"]) {
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
