import { expect, test } from "playwright/test";
import sharp from "sharp";

test.use({ colorScheme: "dark", viewport: { width: 640, height: 480 } });

/** Mean brightness of a picture, from 0 to 255. */
async function brightness(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).removeAlpha().greyscale().stats();
  return channels[0]?.mean ?? 255;
}

test("in the dark, no frame between two pages is brighter than both", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
  const before = await brightness(await page.screenshot());
  const session = await page.context().newCDPSession(page);
  const frames: Buffer[] = [];
  session.on("Page.screencastFrame", ({ data, sessionId }) => {
    frames.push(Buffer.from(data, "base64"));
    return session.send("Page.screencastFrameAck", { sessionId });
  });
  await session.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  await page.evaluate(() => location.assign("/terms-and-conditions"));
  await expect(page).toHaveURL("/terms-and-conditions");
  await expect.poll(() => frames.length).toBeGreaterThan(4);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await session.send("Page.stopScreencast");
  const after = await brightness(await page.screenshot());
  const brightest = Math.max(...(await Promise.all(frames.map(brightness))));
  expect(brightest).toBeLessThanOrEqual(Math.max(before, after) + 3);
});
