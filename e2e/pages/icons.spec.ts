import { expect, test } from "playwright/test";
import sharp from "sharp";
import { content } from "../support/site.ts";

test("a page names its icons and its manifest", async ({ page }) => {
  await page.goto("/about");
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/favicon.svg");
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute(
    "href",
    "/apple-touch-icon.png",
  );
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
    "href",
    "/manifest.webmanifest",
  );
});

test("/favicon.ico holds one picture of 32 × 32", async ({ request }) => {
  const answer = await request.get("/favicon.ico");
  const file = await answer.body();
  const [count, start] = [file.readUInt16LE(4), file.readUInt32LE(18)];
  const { width, height, hasAlpha } = await sharp(file.subarray(start)).metadata();

  expect(answer.headers()["content-type"]).toBe("image/vnd.microsoft.icon");
  expect({ count, width, height, hasAlpha }).toEqual({
    count: 1,
    width: 32,
    height: 32,
    hasAlpha: true,
  });
  expect(file.length).toBeLessThan(1500);
});

test("the icon of an iPhone's home screen is 180 × 180 without holes", async ({ request }) => {
  const file = await (await request.get("/apple-touch-icon.png")).body();
  const { width, height } = await sharp(file).metadata();
  const { isOpaque } = await sharp(file).stats();
  expect({ width, height, isOpaque }).toEqual({ width: 180, height: 180, isOpaque: true });
  expect(file.length).toBeLessThan(6000);
});

for (const [scheme, brighter] of [
  ["light", false],
  ["dark", true],
] as const)
  test(`the tab's icon can be seen on a ${scheme} tab`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/login");
    await page.evaluate(async () => {
      const icon = new Image(400, 400);
      icon.src = "/favicon.svg";
      icon.alt = "icon";
      await icon.decode();
      document.body.replaceChildren(icon);
    });
    const picture = await page.getByAltText("icon").screenshot();
    // Within the flyer's left half, which has the ink's colour.
    const place = { left: 150, top: 300, width: 1, height: 1 };
    const [red = 0] = await sharp(picture).extract(place).raw().toBuffer();
    expect(red > 128).toBe(brighter);
  });

test("the manifest can be read under the page's policy, and its icons are there", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send("Page.getAppManifest");
  const manifest = JSON.parse(data ?? "");
  const answer = await request.get("/manifest.webmanifest");

  expect(errors).toEqual([]);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  expect(manifest).toMatchObject({
    name: content.site.name,
    short_name: content.site.name,
    start_url: "/",
    display: "browser",
  });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

for (const scheme of ["light", "dark"] as const)
  test(`the browser's frame has the page's colour, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/contact");
    const shown = await page.evaluate(() => {
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) return "";
      pen.fillStyle = getComputedStyle(document.body).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((value = 0) => value.toString(16).padStart(2, "0")).join("")}`;
    });
    const frame = page.locator(
      `meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`,
    );
    await expect(frame).toHaveAttribute("content", shown);
  });
