import { existsSync } from "node:fs";
import { expect, type Page, type TestInfo, test } from "playwright/test";
import sharp from "sharp";
import { fixtureDay } from "../fixture/fixture-day.ts";
import { field, ready, send } from "../support/contact-form.ts";

/**
 * Small screenshots: differences in antialiasing average out, and a broken layout stays visible. To
 * renew them: npx playwright test visual --update-snapshots, then look at each change.
 */
const sizes = {
  phone: { width: 390, height: 844, shown: 98 },
  desktop: { width: 1280, height: 900, shown: 256 },
};

type Case = [path: string, size: keyof typeof sizes, colorScheme: "light" | "dark"];

const service = "/services/cloud-storage";
const cases: Case[] = [
  ["/", "desktop", "light"],
  ["/", "phone", "dark"],
  [service, "desktop", "dark"],
  [service, "phone", "light"],
  ["/flyer-pricing", "desktop", "light"],
  ["/flyer-pricing", "phone", "dark"],
  ["/contact", "desktop", "dark"],
  ["/contact", "phone", "light"],
];

// The style that is added below has no hash in the policy.
test.use({ bypassCSP: true, deviceScaleFactor: 0.5 });

for (const [path, name, colorScheme] of cases)
  test(`${path} looks as it did on a ${name}, ${colorScheme}`, async ({ page }, info) => {
    const { shown, ...size } = sizes[name];
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.clock.setFixedTime(new Date(`${fixtureDay}T12:00:00-07:00`));
    await page.goto(path);
    if (path === "/contact") await showErrors(page);
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

async function showErrors(page: Page): Promise<void> {
  await field(page, "First name").focus();
  await ready(page);
  await send(page);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(6);
}

/** Loads the lazy pictures below the fold. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode()));
  });
}

/** Makes a picture small; a height that differs by half a percent becomes that of the kept one. */
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
    .png({ palette: true, colors: 32, dither: 0 })
    .toBuffer();
}
