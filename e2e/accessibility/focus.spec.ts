import { expect, type Page, test } from "playwright/test";
import { sizes } from "../support/hydration.ts";
import { content, pages } from "../support/site.ts";
import { openStarted } from "../support/started.ts";
import { templatesOf } from "../support/templates.ts";
import { tabThrough, unreached } from "./tabbing.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A phone's pages are the same but for the bar: a few will do. */
const samples = {
  desktop: templatesOf(pages),
  phone: ["/", "/about", "/contact", "/services/cloud-storage"],
};

for (const [name, viewport] of Object.entries(sizes))
  test(`on a ${name}, Tab goes through whole pages in order and stays in sight`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    const found: string[] = [];
    for (const path of samples[name as keyof typeof samples]) {
      await openStarted(page, path);
      await runCarousels(page);
      const { problems, stops } = await tabThrough(page);
      const missed = await unreached(page);
      found.push(...[...problems, ...missed].map((problem) => `${path}: ${problem}`));
      expect(stops, path).toBeGreaterThan(10);
    }
    expect(found).toEqual([]);
  });

/** Scrolls to each carousel, whose buttons come with the scripts that this loads. */
async function runCarousels(page: Page): Promise<void> {
  for (const carousel of await page.locator(".carousel").all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute("data-live");
  }
}

test("in forced colours the focus shows on every kind of control", async ({ page }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ forcedColors: "active" });
  const found: string[] = [];
  for (const path of ["/contact", "/documents"]) {
    await openStarted(page, path);
    await runCarousels(page);
    const { problems } = await tabThrough(page);
    found.push(...problems.map((problem) => `${path}: ${problem}`));
  }
  expect(found).toEqual([]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the skip link comes first, shows itself and leads past the bar", async ({ page }) => {
      await page.goto("/services/digital-flyer-app");
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: content.navigation.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    });
  });
