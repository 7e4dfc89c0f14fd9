import { createHash } from "node:crypto";
import { expect, type Page } from "playwright/test";
import sharp from "sharp";
import { test } from "../support/shared-page.ts";
import { content, pages } from "./site.ts";

const origin = content.site.hosts.us;

async function shared(page: Page) {
  const of = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute("content");
  return {
    address: await of("og:image"),
    type: await of("og:image:type"),
    size: `${await of("og:image:width")} × ${await of("og:image:height")}`,
    alt: await of("og:image:alt"),
    card: await of("twitter:card"),
    cardAddress: await of("twitter:image"),
    cardAlt: await of("twitter:image:alt"),
  };
}

for (const { path, title, canonical } of pages)
  test(`${path} is shared with a picture`, async ({ page }) => {
    await page.goto(path);
    const { address, ...rest } = await shared(page);

    expect(address).toBe(`${origin}/sharing${canonical === "/" ? "/home" : canonical}.png`);
    expect(rest).toEqual({
      type: "image/png",
      size: "1200 × 630",
      alt: title,
      card: "summary_large_image",
      cardAddress: address,
      cardAlt: title,
    });

    const answer = await page.request.get(new URL(address ?? "").pathname);
    const file = await answer.body();
    const { format, width, height } = await sharp(file).metadata();
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/png");
    // Other sites show it in their pages.
    expect(answer.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    expect(file.length).toBeLessThan(300_000);
    // Where its two halves meet (components/sharing/poster.tsx), no drawing is cut.
    const seam = sharp(file).extract({ left: width / 2 - 1, top: 0, width: 2, height });
    const { channels } = await sharp(await seam.png().toBuffer()).stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
  });

test("no two pages have the same picture, but for those that repeat one", async ({ request }) => {
  const addresses = new Set(
    pages.map(({ canonical }) => `/sharing${canonical === "/" ? "/home" : canonical}.png`),
  );
  const hashes = new Map<string, string>();
  for (const address of addresses) {
    const file = await (await request.get(address)).body();
    const hash = createHash("sha256").update(file).digest("hex");
    expect(hashes.get(hash), `${address} looks like another`).toBeUndefined();
    hashes.set(hash, address);
  }
});

test("a visitor's browser does not load the pictures for sharing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  await page.goto("/");
  await page.getByRole("navigation").first().hover();
  await page.waitForLoadState("networkidle");

  expect(asked).toContain("/");
  expect(asked.filter((path) => path.startsWith("/sharing"))).toEqual([]);
});
