import jsQR from "jsqr";
import { type Browser, expect, type Locator, type Page, test } from "playwright/test";
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

test("the receipt's QR code leads to the site, in light and in dark", async ({ browser, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/dtransfer/redmore");
    const receipt = page.getByRole("img", { name: content.article.poster.alt });
    const { data, width, height } = await pixelsOf(browser, receipt);
    expect(jsQR(data, width, height)?.data, colorScheme).toBe(content.site.hosts.us);
  }
});

for (const width of [360, 1024])
  test(`no word in a picture is too small to read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shown = new Map<string, { src: string; width: number; natural: number }>();
    for (const path of ["/", "/products", "/about", "/blog-lists", "/dtransfer"]) {
      await page.goto(path);
      expect(await smallWords(page, 1), path).toEqual([]);
      for (const { src, size, width } of await loaded(page))
        shown.set(`${src} ${width}`, { src, width, natural: Number.parseInt(size, 10) });
    }
    for (const { src, width, natural } of shown.values()) {
      if (width === 0) continue;
      // The file by itself has its natural width; its words give way to bars by the width of its window.
      await page.setViewportSize({ width, height: 900 });
      await page.goto(src);
      expect(await smallWords(page, width / natural), src).toEqual([]);
    }
  });

for (const width of [390, 1280])
  test(`the words in the pictures of the product have 14 px and more at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { page: service } of content.services) {
      if (!service?.screens) continue;
      await page.goto(service.path);
      const sizes = await page
        .locator("#screens [role=img] *")
        .evaluateAll((parts) =>
          parts
            .filter((part) => [...part.childNodes].some(({ nodeType }) => nodeType === 3))
            .map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
        );
      expect(sizes.length, service.path).toBeGreaterThan(10);
      expect(Math.min(...sizes), service.path).toBeGreaterThanOrEqual(14);
    }
  });

/** Letters of drawings that are shown smaller than 8 px, as text or as outlines of 1,000 units. */
function smallWords(page: Page, scale: number) {
  return page.evaluate((scale) => {
    const letters = document.querySelectorAll<SVGGraphicsElement>(
      "svg text, g[stroke=none] > path",
    );
    return [...letters]
      .filter((letter) => letter.getBoundingClientRect().width > 0)
      .map((letter) => {
        const { a = 1, b = 0 } = letter.getScreenCTM() ?? {};
        const units = letter.localName === "text" ? getComputedStyle(letter).fontSize : "1000";
        return Number.parseFloat(units) * Math.hypot(a, b) * scale;
      })
      .filter((size) => size < 8);
  }, scale);
}

test("the hero's sequence is over within 1.8 s, and is not there under reduced motion", async ({
  page,
}) => {
  /** When each moving part of a drawing comes to rest, in seconds. */
  const ends = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main [role=img], main [role=img] *")]
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

/** Pictures of the page, loaded; those further down would wait for the visitor. */
async function loaded(page: Page) {
  await page.locator("main img").evaluateAll((all: HTMLImageElement[]) => {
    for (const picture of all) picture.loading = "eager";
    return Promise.all(all.map((picture) => picture.decode()));
  });
  return page.evaluate(pictures);
}

function pictures() {
  return [...document.querySelectorAll<HTMLImageElement>("main img")].map((picture) => {
    const [width, height] = [picture.getAttribute("width"), picture.getAttribute("height")];
    const { objectFit } = getComputedStyle(picture);
    const scales = [picture.clientWidth / Number(width), picture.clientHeight / Number(height)];
    // A drawing shows as a whole, unless it is to cover its box.
    const scale = objectFit === "cover" ? Math.max(...scales) : Math.min(...scales);
    return {
      src: picture.src,
      size: `${width} × ${height}`,
      width: Math.round(Number(width) * scale),
    };
  });
}

test("drawings below the screen come when they are near", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const last = page.getByRole("main").getByRole("img").last();
  const width = () => last.evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  expect(await width()).toBe(0);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(width).toBe(400);
});

test("a drawing's file can be read in light, dark and forced colours and on paper", async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const [, { gallery = [] } = {}] = content.home.why.points;
  const receipt = gallery.find(({ scene }) => scene === "dtransfer");
  const drawing = page.getByRole("img", { name: receipt?.alt ?? "" });
  for (const media of [
    { colorScheme: "light" },
    { colorScheme: "dark" },
    { colorScheme: "dark", forcedColors: "active" },
    { colorScheme: "light", forcedColors: "none", media: "print" },
  ] as const) {
    await page.emulateMedia(media);
    await page.goto("/");
    await loaded(page);
    const { data, width, height } = await pixelsOf(browser, drawing);
    expect(jsQR(data, width, height)?.data, JSON.stringify(media)).toBe(content.site.hosts.us);
  }
});
