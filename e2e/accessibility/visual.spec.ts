import { existsSync } from "node:fs";
import { expect, type Page, type TestInfo, test } from "playwright/test";
import sharp from "sharp";

/**
 * Small screenshots of a page of each kind: letters, whose edges differ from one Chromium to the next, turn
 * grey, and a broken layout can still be seen. To renew them: npm run visual:update, then look at each change.
 */
const sizes = {
  phone: { width: 390, height: 844, shown: 98 },
  desktop: { width: 1280, height: 900, shown: 256 },
};

type Look = [path: string, size: keyof typeof sizes, colorScheme: "light" | "dark"];

/** A page of each kind, where one sees most of it; some on phones, some in dark. */
const looks: Look[] = [
  ["/", "desktop", "light"],
  ["/", "phone", "dark"],
  ["/about", "desktop", "light"],
  ["/services/dtransfer", "desktop", "light"],
  ["/services/digital-flyer-app", "desktop", "light"],
  ["/services/cloud-storage", "phone", "dark"],
  ["/flyer-pricing", "desktop", "light"],
  ["/one-day-campaign-pricing", "desktop", "dark"],
  ["/why-angel-app", "desktop", "light"],
  ["/contact", "desktop", "dark"],
  ["/blog-lists", "desktop", "light"],
  ["/blog-lists/how-to-be-found-on-your-own-street", "desktop", "light"],
  ["/blog-lists/a-window-that-stops-people", "phone", "dark"],
  ["/dtransfer", "desktop", "light"],
  ["/dtransfer/redmore", "desktop", "dark"],
  ["/documents", "desktop", "light"],
  ["/privacy-policy", "phone", "light"],
  ["/how-we-answer", "desktop", "light"],
  ["/pop-up", "desktop", "light"],
  ["/nothing-here", "desktop", "dark"],
];

// A style is added below, whose hash is not one of the policy.
test.use({ bypassCSP: true, deviceScaleFactor: 0.5 });

for (const [path, name, colorScheme] of looks)
  test(`${path} looks as it did on a ${name}, ${colorScheme}`, async ({ page }, info) => {
    const { shown, ...size } = sizes[name];
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.clock.setFixedTime(new Date("2026-11-16T12:00:00-07:00"));
    await page.goto(path);
    // Letters as wide as they are drawn, where some browsers round them to pixels.
    await page.addStyleTag({ content: "* { text-rendering: geometricPrecision !important }" });
    await page.evaluate(() => document.fonts.ready);
    await loadPictures(page);
    const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
    const place = path === "/" ? "-home" : path.replaceAll("/", "-");
    const file = `${name}-${colorScheme}${place}.png`;
    expect(await shrink(picture, shown, info, file)).toMatchSnapshot(file, {
      threshold: 0.2,
      maxDiffPixels: 40,
    });
  });

/** Loads the pictures below the screen, which would wait for it. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode()));
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
