import { expect, test } from "playwright/test";
import { carousels, parts } from "../support/carousels.ts";
import { sizes, started } from "../support/hydration.ts";

test("a carousel's buttons lie under nothing in a page from right to left", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(carousels.services.path);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  await started(page);
  const { root } = parts(page, "services");
  await root.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute("data-live");
  for (const size of [sizes.phone, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    // A click waits until its target is hit at the middle.
    for (const button of await root.locator(".controls button:visible").all())
      await button.click({ trial: true });
  }
});

test("a slide to which the browser scrolls for found words is shown", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(sizes.phone);
  await page.goto(carousels.services.path);
  await started(page);
  const { root, list } = parts(page, "services");
  await root.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute("data-live");
  const slide = list.getByRole("listitem").nth(2);
  // As find-in-page does.
  await slide.evaluate((element) =>
    element.scrollIntoView({ inline: "center", block: "nearest", behavior: "instant" }),
  );
  await expect(slide).toBeInViewport({ ratio: 0.9 });
  await expect(root.locator(".view")).toHaveJSProperty("scrollLeft", 0);
});
