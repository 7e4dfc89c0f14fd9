import { expect, type Page, test } from "playwright/test";
import { wake } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const path = "/dtransfer";
const words = "WELCOME TO FUTURE OF PAYMENTS";

/** Where the line stands after these milliseconds of its animation, in px. */
function pauseAndMeasure(page: Page, times: number[]): Promise<number[]> {
  return page
    .locator(".marquee")
    .getByText(words)
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

test("the line moves 100 px a second on phones, 150 elsewhere, and fills a wide screen", async ({
  page,
}) => {
  await page.goto(path);
  for (const [width, speed] of [
    [767, 100],
    [768, 150],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [start = 0, second = 0, third = 0] = await pauseAndMeasure(page, [0, 1000, 3000]);
    expect(start - second).toBeCloseTo(speed, 0);
    expect(start - third).toBeCloseTo(3 * speed, 0);
  }

  await page.setViewportSize({ width: 3000, height: 800 });
  const whole = await page.evaluate(() => {
    const [animation] = document
      .getAnimations()
      .filter((one) => (one as CSSAnimation).animationName === "marquee");
    return animation?.effect?.getComputedTiming().duration;
  });
  const [start, end] = await pauseAndMeasure(page, [0, Number(whole) - 0.001]);
  const lines = page.locator(".marquee").getByText(words);
  const lefts = await lines.evaluateAll((all) => all.map((l) => l.getBoundingClientRect().left));
  // At the end the second line is where the first one was at the start.
  expect(end).toBe(lefts[0]);
  expect(lefts[1]).toBeCloseTo(start ?? 0, 0);
  const ends = await page
    .locator(".marquee > div > div")
    .evaluate((track) => track.getBoundingClientRect().right);
  expect(ends).toBeGreaterThanOrEqual(3000);
  // No line is wider than its container.
  const over = await page
    .locator(".marquee > div > div > div")
    .evaluateAll((all) => all.map((line) => line.scrollWidth - line.clientWidth));
  expect(new Set(over)).toEqual(new Set([0]));

  await page.emulateMedia({ reducedMotion: "reduce" });
  const names = await page.evaluate(() =>
    document.getAnimations().map((one) => (one as CSSAnimation).animationName),
  );
  expect(names).not.toContain("marquee");
  await expect(page.getByRole("checkbox", { name: "Pause the moving line" })).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the line waits for pointer and focus, and a visible button stops it", async ({ page }) => {
    await page.goto(path);
    const checkbox = page.getByRole("checkbox", { name: "Pause the moving line" });
    const line = page.locator(".marquee > div > div");
    const expectPlayState = (to: string) => expect(line).toHaveCSS("animation-play-state", to);
    const face = page.locator(".marquee label");
    await expect(face).toBeVisible();
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
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await expect(checkbox).not.toBeChecked();
    await page.keyboard.press("Tab");
    await expectPlayState("running");

    await face.click();
    await expect(checkbox).toBeChecked();
    await expectPlayState("paused");
    await face.click();
    await expectPlayState("running");
  });
});

test("the copyright year is the visitor's, years after the build", async ({ page }) => {
  await page.clock.install({ time: new Date("2031-02-03T12:00:00Z") });
  await page.goto(path);
  await wake(page);
  await expect(page.getByText(`© 2031 ${content.site.name}. All rights reserved.`)).toBeVisible();
});
