import { readFileSync } from "node:fs";
import { join } from "node:path";
import jsQR from "jsqr";
import { expect, type Frame, type Locator, type Page, test } from "playwright/test";
import sharp from "sharp";
import { content, out, region } from "../support/site.ts";

const site = content.site.hosts[region];

test("the receipt's QR code leads to the site, drawn in a page and as a file, in all colours", async ({
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

test("no word in a picture is too small to read", async ({ page }) => {
  const shown: Picture[] = [];
  for (const path of ["/", "/products", "/about", "/blog-lists", "/dtransfer"]) {
    await page.goto(path);
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await smallWords(page.mainFrame()), `${path} at ${width} px`).toEqual([]);
      shown.push(...(await page.evaluate(pictures)));
    }
  }
  // Files in frames as wide as they are shown, since words give way to bars by the width of the frame.
  const frames = new Set(shown.filter(({ width }) => width > 0).map(frameOf));
  await page.goto("about:blank");
  await page.setContent([...frames].join(""));
  expect(page.frames().length).toBeGreaterThan(20);
  for (const frame of page.frames()) expect(await smallWords(frame), frame.name()).toEqual([]);
});

/** The address of a picture's file and the width at which the page shows it, in pixels. */
type Picture = { file: string; width: number };

function pictures(): Picture[] {
  return [...document.querySelectorAll<HTMLImageElement>("main img")].map((picture) => {
    const [width, height] = [picture.getAttribute("width"), picture.getAttribute("height")];
    const { objectFit } = getComputedStyle(picture);
    const scales = [picture.clientWidth / Number(width), picture.clientHeight / Number(height)];
    // A drawing shows as a whole, unless it is to cover its box.
    const scale = objectFit === "cover" ? Math.max(...scales) : Math.min(...scales);
    return { file: new URL(picture.src).pathname, width: Math.round(Number(width) * scale) };
  });
}

function frameOf({ file, width }: Picture): string {
  const svg = readFileSync(join(out, file), "utf8").replaceAll('"', "&quot;");
  const fit = "<style>body { margin: 0 } svg { width: 100%; height: auto }</style>";
  return `<iframe name="${file} at ${width} px" width="${width}" srcdoc="${fit}${svg}"></iframe>`;
}

/** Letters of drawings that are shown smaller than 8 px, as text or as outlines of 1,000 units. */
function smallWords(frame: Frame): Promise<number[]> {
  return frame.evaluate(() => {
    const letters = document.querySelectorAll<SVGGraphicsElement>(
      "svg text, g[stroke=none] > path",
    );
    return [...letters]
      .filter((letter) => letter.getBoundingClientRect().width > 0)
      .map((letter) => {
        const { a = 1, b = 0 } = letter.getScreenCTM() ?? {};
        const units = letter.localName === "text" ? getComputedStyle(letter).fontSize : "1000";
        return Number.parseFloat(units) * Math.hypot(a, b);
      })
      .filter((size) => size < 8);
  });
}

test("the hero's sequence is over within 1.8 s, and drawings further down come", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const times = await restTimes(page);
  expect(times.length).toBeGreaterThan(0);
  for (const time of times) expect(time).toBeLessThanOrEqual(1.8);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => restTimes(page), "under reduced motion").toEqual([]);
  const last = page.getByRole("main").getByRole("img").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveJSProperty("naturalWidth", 400);
});

/** When each moving part of a drawing comes to rest, in seconds. */
function restTimes(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main [role=img], main [role=img] *")]
      .map((part) => getComputedStyle(part))
      .filter(({ animationName }) => animationName !== "none")
      .map(({ animationDelay, animationDuration, animationIterationCount }) => {
        const rounds = Number.parseFloat(animationIterationCount);
        return Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration) * rounds;
      }),
  );
}
