import jsQR from "jsqr";
import { expect, type Locator, test } from "playwright/test";
import sharp from "sharp";
import { content } from "../support/site.ts";

/** Drawn in parts.svg, for both regions. */
const site = "https://www.angel-app.com";

test("the receipt's QR code leads to the site, drawn in a page and as a file, in all colors", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dtransfer/redmore");
  const receipt = page.getByRole("img", { name: content.article.poster.alt });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => codeIn(receipt), colorScheme).toBe(site);
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/products");
  const file = page.locator('main img[src^="/pictures/dtransfer-"]').first();
  await file.evaluate((picture: HTMLImageElement) => {
    // Further down, it would wait for the visitor.
    picture.loading = "eager";
    return picture.decode();
  });
  for (const media of [
    { colorScheme: "light" },
    { colorScheme: "dark" },
    { colorScheme: "dark", forcedColors: "active" },
    { colorScheme: "light", forcedColors: "none", media: "print" },
  ] as const) {
    await page.emulateMedia(media);
    await expect.poll(() => codeIn(file), JSON.stringify(media)).toBe(site);
  }
});

/** The text of the QR code in an element as it is on the screen. */
async function codeIn(element: Locator): Promise<string | undefined> {
  const picture = sharp(await element.screenshot()).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data;
}
