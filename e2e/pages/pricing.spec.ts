import { expect, test } from "playwright/test";

test("on a coming card, strokes in place of its lines are blurred, and only on a screen", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto("/one-day-campaign-pricing");
  const plans = page.getByRole("listitem").filter({ hasText: "COMING SOON" });
  const strokes = plans.locator("svg");
  await expect(strokes).toHaveCount(await plans.count());
  await expect(strokes.first()).toHaveCSS("filter", /^blur/);
  await expect(strokes.first()).toHaveText("");
  await expect(plans.first()).toHaveCSS("filter", "none");

  await page.emulateMedia({ forcedColors: "active" });
  await expect(strokes.first()).toHaveCSS("filter", "none");
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await expect(strokes.first()).toHaveCSS("filter", "none");
});
