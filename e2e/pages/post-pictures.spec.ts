import { expect, test } from "playwright/test";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { painted } from "../support/hydration.ts";
import { layoutShift } from "../support/layout-shift.ts";

const inSection = "A register with a drawer of receipts";
const inText = "The same register, from above";

test.use({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 3 });

test("pictures load in the right width, and nothing moves", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\/pictures\/.*\.webp$/.test(request.url())) requests.push(request.url());
  });
  const errors = await collectPageErrors(page);
  const measured = Promise.withResolvers<void>();
  await page.route("**/pictures/*.webp", async (route) => {
    await measured.promise;
    await route.continue();
  });
  await page.goto("/blog-lists/answer-every-review");
  await painted(page);
  const pictureOf = (alt: string) => page.getByRole("img", { name: alt });
  const empty = [await pictureOf(inSection).boundingBox(), await pictureOf(inText).boundingBox()];
  const start = await page.evaluate(() => performance.now());
  measured.resolve();

  for (const [alt, wanted, ratio, before] of [
    [inSection, 1500, 3 / 4, empty[0]],
    [inText, 1400, 2, empty[1]],
  ] as const) {
    const picture = pictureOf(alt);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(naturalRatio)).toBeCloseTo(ratio, 2);
    const after = await picture.boundingBox();
    expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
      new RegExp(`-${wanted}\\.webp$`),
    );
    // A file of another width has its height rounded otherwise.
    expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
    expect((after?.width ?? 0) / (after?.height ?? 1)).toBeCloseTo(ratio, 1);
    // The candidate is as wide as is shown, or the next step.
    expect(wanted).toBeGreaterThanOrEqual((after?.width ?? 0) * 3 * 0.97);
  }
  expect(new Set(requests).size).toBe(2);
  expect((await layoutShift(page, start)).moved).toEqual([]);
  expect(errors).toEqual([]);
});

function naturalRatio(img: Element): number {
  const { naturalWidth, naturalHeight } = img as HTMLImageElement;
  return naturalWidth / naturalHeight;
}
