import { expect, type Page, test } from "playwright/test";
import { wake } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const path = "/dtransfer";

/** Where the line stands after these milliseconds of its animation, in px. */
function pauseAndMeasure(page: Page, times: number[]): Promise<number[]> {
  return page
    .locator(".marquee")
    .getByText(content.navigation.secondFooter.marquee)
    .first()
    .evaluate((line, times) => {
      const [animation] = document
        .getAnimations()
        .filter((one) => (one as CSSAnimation).animationName === "marquee");
      if (!animation) throw new Error("nothing moves");
      animation.pause();
      return times.map((time) => {
        animation.currentTime = time;
        return line.getBoundingClientRect().left;
      });
    }, times);
}

test("the line moves 100 px a second on phones, 150 elsewhere, and not with reduced motion", async ({
  page,
}) => {
  await page.goto(path);
  for (const [width, speed] of [
    [767, 100],
    [768, 150],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [start = 0, second = 0] = await pauseAndMeasure(page, [0, 1000]);
    expect(start - second).toBeCloseTo(speed, 0);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(pauseAndMeasure(page, [0])).rejects.toThrow("nothing moves");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the line waits for pointer and focus, and a visible button stops it", async ({ page }) => {
    await page.goto(path);
    const checkbox = page.getByRole("checkbox", { name: "Pause the moving line" });
    const face = page.locator(".marquee label");
    const expectPlayState = (to: string) =>
      expect(page.locator(".marquee > div > div")).toHaveCSS("animation-play-state", to);
    await expectPlayState("running");
    await page.locator(".marquee > div").hover();
    await expectPlayState("paused");
    await page.mouse.move(0, 0);
    await expectPlayState("running");
    await checkbox.focus();
    await expectPlayState("paused");
    await page.keyboard.press("Space");
    await expect(checkbox).toBeChecked();
    await page.keyboard.press("Tab");
    await expectPlayState("paused");
    await face.click();
    await expect(checkbox).not.toBeChecked();
    await expectPlayState("running");
  });
});

test("the copyright year is the visitor's, years after the build", async ({ page }) => {
  await page.clock.install({ time: new Date("2031-02-03T12:00:00Z") });
  await page.goto(path);
  await wake(page);
  await expect(page.getByText(`© 2031 ${content.site.name}. All rights reserved.`)).toBeVisible();
});
