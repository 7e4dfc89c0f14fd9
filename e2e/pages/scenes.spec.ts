import jsQR from "jsqr";
import { type Browser, expect, type Locator, type Page, test } from "playwright/test";
import { hydrated } from "../support/hydration.ts";
import { content } from "../support/site.ts";

/** Pixels of an element as it is on the screen. */
async function pixelsOf(browser: Browser, element: Locator) {
  const png = (await element.screenshot()).toString("base64");
  // Decoded on an empty page: the site's own policy allows it nothing of the kind.
  const page = await browser.newPage();
  const pixels = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    // As text: an array of so many numbers takes seconds to come over.
    return { data: data.join(), width: image.width, height: image.height };
  }, `data:image/png;base64,${png}`);
  await page.close();
  return { ...pixels, data: Uint8ClampedArray.from(pixels.data.split(","), Number) };
}

for (const colorScheme of ["light", "dark"] as const)
  test(`the receipt's QR code leads to the site, ${colorScheme}`, async ({ browser, page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/dtransfer");
    const receipt = page.getByRole("img", { name: content.dtransfer.hero.alt });

    const { data, width, height } = await pixelsOf(browser, receipt);

    expect(jsQR(data, width, height)?.data).toBe(content.site.hosts.us);
  });

for (const width of [360, 390, 768, 1024, 1280])
  test(`no word in a picture is too small to read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/products", "/about", "/blog-lists", "/dtransfer"]) {
      await page.goto(path);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<SVGTextElement>("svg text")]
          .filter((text) => text.getBoundingClientRect().width > 0)
          .map((text) => {
            const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
            const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
            return { words: text.textContent, size };
          })
          .filter(({ size }) => size < 8),
      );
      expect(small, path).toEqual([]);
    }
  });

test("the hero's sequence is over within 1.8 s, and is not there under reduced motion", async ({
  page,
}) => {
  /** When each moving part of a drawing comes to rest, in seconds. */
  const ends = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("svg *")]
        .map((part) => getComputedStyle(part))
        .filter(({ animationName }) => animationName !== "none")
        .map(({ animationDelay, animationDuration, animationIterationCount }) => {
          const rounds = Number.parseFloat(animationIterationCount);
          return Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration) * rounds;
        }),
    );
  await page.goto("/");
  const times = await ends();
  expect(times.length).toBeGreaterThan(0);
  for (const time of times) expect(time).toBeLessThanOrEqual(1.8);

  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await ends()).toEqual([]);
});

/** How many drawings the browser has put off until they come near. */
const countPutOff = () =>
  [...document.querySelectorAll("main svg.scene > g")].filter(
    (part) => !part.checkVisibility({ contentVisibilityAuto: true }),
  ).length;
const putOff = (page: Page) => page.evaluate(countPutOff);

test("drawings below the screen wait for the first paint, and for nothing more", async ({
  page,
}) => {
  // The moment that the page's end is there: its drawings have had no frame yet.
  await page.addInitScript(`addEventListener("DOMContentLoaded", () => {
    document.documentElement.dataset.waiting = (${countPutOff})();
  })`);
  await page.goto("/");
  expect(Number(await page.locator("html").getAttribute("data-waiting"))).toBeGreaterThan(10);
  await expect.poll(() => putOff(page)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await hydrated(page.getByRole("banner").getByRole("link").first());
  expect(await putOff(page)).toBe(0);

  await page.getByRole("banner").getByRole("link", { name: content.blogList.heading }).click();
  await expect(page).toHaveTitle(content.blogList.title);
  expect(await putOff(page)).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no drawing waits", async ({ page }) => {
    await page.goto("/");
    expect(await putOff(page)).toBe(0);
  });
});
