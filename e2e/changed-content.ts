import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { serve } from "./regional.ts";
import type { ProjectCopy } from "./support/project-copy.ts";
import { content } from "./support/site.ts";

const { ca } = content.site.hosts;
const lastDay = "9997-12-30";

/** One price of a plan that texts quote, and an offer with a last day. */
export function changeContent(folder: string): void {
  change(join(folder, "content/prices.yaml"), /(?<=7 days\n\s+amount: )75\.00/, "77.35");
  change(join(folder, "content/promotion.yaml"), /$/, `until: ${lastDay}\n`);
}

function change(file: string, from: RegExp, to: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

/** What is tried on a build with that content. */
export function testChangedContent(built: () => ProjectCopy): void {
  test("a price changed once is another one on cards, in data, texts and for machines", () => {
    const read = (name: string) => readFileSync(join(built().out, name), "utf8");
    for (const name of [
      "flyer-pricing.html",
      "flyer-pricing.md",
      "services/digital-flyer-app.html",
      "services/digital-flyer-app.md",
      "llms.txt",
    ]) {
      expect(read(name), name).toContain("77.35");
      // Coupons keep their price.
      expect(read(name), name).not.toMatch(/(?<!oupon[^<\n]{0,200})\$75\.00 for 7/);
    }
    expect(read("services/digital-flyer-app.html")).toMatch(/"(?:low)?[pP]rice":"?77\.35/);
  });

  test.describe("an offer with a last day", () => {
    const banner = { name: content.promotion.link };

    test("shows until then", async ({ page }) => {
      await serve(page, { [ca]: built().out });
      await page.goto(`${ca}/pop-up`);
      await expect(page.getByRole("complementary", banner)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.popUp.heading);
    });

    test("is gone after it without another build, and nothing moves", async ({ page }) => {
      await page.clock.setFixedTime(new Date("9997-12-31T12:00:00Z"));
      await serve(page, { [ca]: built().out });
      await page.goto(`${ca}/pop-up`);
      await expect(page.getByRole("complementary", banner)).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.popUp.ended.heading);
      await expect(page.getByText(content.promotion.code, { exact: true })).toBeHidden();
      // The fonts may move a line; the banner would move all of the page.
      expect(await page.evaluate(shifts)).toBeLessThan(0.01);
    });
  });
}

/** How far the page has moved by itself. */
function shifts(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, "value"), 0));
    });
    observer.observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });
}
