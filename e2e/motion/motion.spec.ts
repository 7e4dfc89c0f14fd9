import { expect, type Page, test } from "playwright/test";
import { openStarted } from "../support/hydration.ts";

/** Animations that go on for more than five seconds, outside of the marquee (WCAG 2.2.2). */
function endless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const lasts = Number(effect.getComputedTiming().endTime);
      const { target } = effect;
      // Tied to scrolling, which the visitor does.
      if (!(animation.timeline instanceof DocumentTimeline)) return [];
      return lasts <= 5000 || target?.closest(".marquee") ? [] : [target?.outerHTML ?? ""];
    }),
  );
}

test("whatever goes on moving has a button that stops it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // The home page, the carousels and the moving line.
  for (const path of ["/", "/about", "/services/cloud-storage", "/products", "/dtransfer"]) {
    await openStarted(page, path);
    expect(await endless(page), path).toEqual([]);
    for (const line of await page.locator(".marquee").all())
      await expect(line.getByRole("checkbox", { name: /Pause/ })).toHaveCount(1);
    for (const row of await page.locator("[aria-roledescription=carousel]").all())
      await expect(row.locator("button").first()).toHaveAttribute("aria-label", /Pause/);
  }
});
