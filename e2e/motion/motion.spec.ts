import { expect, type Page, test } from "playwright/test";
import { content, pages } from "../support/site.ts";
import { openStarted } from "../support/started.ts";
import { templatesOf } from "../support/templates.ts";

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
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const path of templatesOf(pages)) {
    await openStarted(page, path);
    expect(await endless(page), path).toEqual([]);
    for (const line of await page.locator(".marquee").all())
      await expect(line.getByRole("checkbox", { name: /Pause/ })).toHaveCount(1);
    for (const row of await page.locator("[aria-roledescription=carousel]").all())
      await expect(row.locator("button").first()).toHaveAttribute("aria-label", /Pause/);
  }
});

test("Escape closes the dropdown under the pointer, and it stays closed", async ({ page }) => {
  await openStarted(page, "/about");
  await page.getByRole("button", { name: content.navigation.bar.services }).hover();
  const dropdown = page.locator("#services-menu");
  await expect(dropdown).toBeVisible();
  await dropdown.getByRole("link").last().hover();
  await page.keyboard.press("Escape");
  await expect(dropdown).toBeHidden();
  await page.mouse.move(400, 300);
  await expect(dropdown).toBeHidden();
});
