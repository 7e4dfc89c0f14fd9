import { expect, type Page, test } from "playwright/test";
import { openStarted, sizes } from "../support/hydration.ts";
import { tabThrough } from "./tabbing.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Pages that together have every kind of control. The frame around `main` is the same on all. */
const parts = {
  "/documents": "body",
  "/": "main",
  "/about": "main",
  "/blog-lists/a-coupon-for-a-quiet-tuesday": "main",
  "/contact": "main",
  "/dtransfer/redmore": "main",
  "/flyer-pricing": "main",
  "/services/cloud-storage": "main",
};

test("Tab goes through all controls in order; each shows it, in forced colors too, and is in sight", async ({
  page,
}) => {
  for (const [path, part] of Object.entries(parts))
    await test.step(path, async () => {
      // A carousel begins with the slides that fit its window.
      await page.setViewportSize(sizes.desktop);
      await openStarted(page, path);
      if (part === "body") await expectSkipLink(page);
      for (const [name, size] of Object.entries(sizes)) {
        await page.setViewportSize(size);
        await runCarousels(page);
        expect.soft(await tabThrough(page, part), `on a ${name}`).toEqual([]);
      }
      // These two have every kind of control.
      if (path !== "/contact" && path !== "/documents") return;
      await page.setViewportSize(sizes.desktop);
      await page.emulateMedia({ forcedColors: "active" });
      expect.soft(await tabThrough(page, part), "in forced colors").toEqual([]);
      await page.emulateMedia({ forcedColors: "none" });
    });
});

/** Scrolls to each carousel, whose buttons come with the scripts that this loads. */
async function runCarousels(page: Page): Promise<void> {
  for (const carousel of await page.locator(".carousel").all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute("data-moves");
  }
}

/** The skip link comes first, shows itself and leads past the bar. */
async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
}
