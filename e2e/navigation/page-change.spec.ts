import { expect, test } from "playwright/test";
import sharp from "sharp";

test.use({ colorScheme: "dark", viewport: { width: 640, height: 480 } });

/** Mean brightness of a picture, from 0 to 255. */
async function brightness(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).removeAlpha().greyscale().stats();
  return channels[0]?.mean ?? 255;
}

test("in the dark, the change from page to page is not brighter than both", async ({ page }) => {
  // Stops the change of pages halfway.
  await page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) / 2;
      }
    });
  });
  await page.goto("/privacy-policy");
  await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
  const before = await brightness(await page.screenshot());
  await page.evaluate(() => location.assign("/terms-and-conditions"));
  await expect(page).toHaveURL("/terms-and-conditions");
  const states = () =>
    page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
  await expect.poll(states).toContain("paused");
  const between = await brightness(await page.screenshot());
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect.poll(states).toEqual([]);
  const after = await brightness(await page.screenshot());
  expect(between).toBeLessThanOrEqual(Math.max(before, after) + 3);
});
