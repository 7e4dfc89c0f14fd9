import { expect, test } from "playwright/test";
import { sizes } from "../support/hydration.ts";

test("on a phone the bar leaves the page's end free, and in a low window hides nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: "Quick links" });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await page.getByRole("contentinfo").boundingBox();
  const strip = await bar.boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);
  await expect(bar).toHaveCSS("position", "fixed");
  await page.setViewportSize({ width: 700, height: 390 });
  await expect(bar).toHaveCSS("position", "static");
  await expect(page.locator("body")).toHaveCSS("padding-bottom", "0px");
});

test("Back to top leads to the top of the page", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.getByRole("link", { name: "Back to top" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("on a phone the bar comes once the main action of the hero has left the window", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/services/digital-flyer-app");
  const bar = page.getByRole("navigation", { name: "Quick links" });
  await expect(page.locator(".main-action")).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
});
