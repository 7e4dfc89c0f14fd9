import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, test } from "playwright/test";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { layoutShift } from "../support/layout-shift.ts";
import { serve } from "../support/regional.ts";
import { content } from "../support/site.ts";
import { illustrated } from "./changes.ts";
import { out } from "./second-build.ts";

const { ca } = content.site.hosts;
const { path, inSection, inText } = illustrated;

const pictures = () =>
  readdirSync(join(out, "pictures"))
    .filter((name) => !name.includes(".svg"))
    .sort();

test("pictures are files in both formats, not wider than they were, and in the feeds", () => {
  expect(pictures().map((name) => name.replace(/-[0-9a-f]{16}-/, " "))).toEqual(
    ["from-above 1200", "from-above 1400", "from-above 480", "from-above 800"]
      .concat("register 1200", "register 1500", "register 480", "register 800")
      .flatMap((name) => [`${name}.avif`, `${name}.webp`]),
  );
  // No file says where the picture was taken.
  for (const name of pictures())
    expect(readFileSync(join(out, "pictures", name)).includes("Exif"), name).toBe(false);
  // Feeds have them with full addresses, in a width for all.
  const [name = ""] = pictures().filter((file) => /^register-.*-1200\.webp$/.test(file));
  for (const feed of ["blog-lists/feed.atom", "blog-lists/feed.rss"]) {
    const text = readFileSync(join(out, feed), "utf8");
    expect(text).toContain(`${ca}/pictures/${name}`);
    expect(text).not.toMatch(/scene:|register\.jpg/);
  }
});

for (const { device, width, scale, section, text } of [
  { device: "a phone", width: 390, scale: 3, section: 1200, text: 1200 },
  { device: "a desktop", width: 1440, scale: 1, section: 480, text: 800 },
])
  test(`on ${device} they load when near, in AVIF of the right width, and nothing moves`, async ({
    browser,
  }) => {
    const { page, requests, errors } = await opened(browser, width, scale);
    expect(requests).toEqual([]);
    const start = await page.evaluate(() => performance.now());

    for (const [alt, wanted, ratio] of [
      [inSection, section, 3 / 4],
      [inText, text, 2],
    ] as const) {
      const picture = page.getByRole("img", { name: alt });
      const before = await picture.boundingBox();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate(naturalRatio)).toBeCloseTo(ratio, 2);
      const after = await picture.boundingBox();
      expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
        new RegExp(`-${wanted}\\.avif$`),
      );
      // A file of another width has its height rounded otherwise.
      expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
      expect((after?.width ?? 0) / (after?.height ?? 1)).toBeCloseTo(ratio, 1);
      // The candidate is as wide as is shown, or the next step.
      expect(wanted).toBeGreaterThanOrEqual((after?.width ?? 0) * scale * 0.97);
    }
    expect(new Set(requests).size).toBe(2);
    expect((await layoutShift(page, start)).moved).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

async function opened(browser: Browser, width: number, deviceScaleFactor: number) {
  const viewport = { width, height: 800 };
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\/pictures\/.*\.(avif|webp)$/.test(request.url())) requests.push(request.url());
  });
  const errors = await collectPageErrors(page);
  await serve(page, { [ca]: out });
  await page.goto(ca + path);
  return { page, requests, errors };
}

function naturalRatio(img: Element): number {
  const { naturalWidth, naturalHeight } = img as HTMLImageElement;
  return naturalWidth / naturalHeight;
}
