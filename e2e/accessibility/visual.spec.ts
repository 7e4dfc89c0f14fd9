import { existsSync } from "node:fs";
import { expect, type Page, type TestInfo, test } from "playwright/test";
import sharp from "sharp";
import { pages } from "../support/site.ts";
import { nextFrames } from "../support/started.ts";

/**
 * Small screenshots of every page: letters, whose edges differ from one Chromium to the next, turn
 * grey, and a broken layout can still be seen. To renew them: npm run looks, then look at each change.
 */
const sizes = {
  phone: { width: 390, height: 844, shown: 98 },
  desktop: { width: 1280, height: 900, shown: 256 },
};

/** A page's other addresses show the same, but About's another tab. */
const paths = pages
  .filter(({ path, canonical }) => path === canonical)
  .map(({ path }) => path)
  .concat("/about/culture", "/nothing-here", "/blog-lists/nothing-here");

// The styles are changed below, so their hashes are not those of the policy.
test.use({ bypassCSP: true, deviceScaleFactor: 0.5 });

for (const path of paths)
  test(`${path} looks as it did, at both sizes, in light and in dark`, async ({ page }, info) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.setFixedTime(new Date("2026-11-16T12:00:00-07:00"));
    await waitForFonts(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const [name, size] of Object.entries(sizes)) {
      await page.setViewportSize(size);
      await loadPictures(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
        const place = path === "/" ? "-home" : path.replaceAll("/", "-");
        const file = `${name}-${colorScheme}${place}.png`;
        expect
          .soft(await shrink(picture, size.shown, info, file), `${name}, ${colorScheme}`)
          .toMatchSnapshot(file, { threshold: 0.2, maxDiffPixels: 40 });
      }
    }
  });

/** Loads the pictures below the screen, which would wait for it, and waits until they are painted. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode()));
  });
  await nextFrames(page);
}

/** Text in its own font however long that takes, where visitors would read on in another one. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll("font-display:optional", "font-display:block")
      // Letters as wide as they are drawn, where some browsers round them to pixels.
      .replace("</head>", "<style>*{text-rendering:geometricPrecision!important}</style></head>");
    await route.fulfill({ response, body });
  });
}

/** A line more or less in a long page is no other look: the picture is made as high as the kept one. */
async function shrink(
  picture: Buffer,
  width: number,
  info: TestInfo,
  file: string,
): Promise<Buffer> {
  const small = sharp(picture).resize({ width });
  const kept = info.snapshotPath(file, { kind: "snapshot" });
  const { data, info: now } = await small.png().toBuffer({ resolveWithObject: true });
  const height = existsSync(kept) ? (await sharp(kept).metadata()).height : now.height;
  const isNear = Math.abs(height - now.height) <= height / 200;
  return sharp(data)
    .resize({ width, height: isNear ? height : now.height, fit: "fill" })
    .png({ palette: true, colours: 32, dither: 0 })
    .toBuffer();
}
