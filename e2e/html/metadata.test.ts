import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { content, pages } from "../content/site.ts";
import { all, documentAt, fileOf, meta, out } from "./built.ts";

const origin = content.site.hosts.us;
const imageOf = (canonical: string) => `/sharing${canonical === "/" ? "/home" : canonical}.png`;

test.each(pages)("$path has its own metadata", ({ path, title, description, ...page }) => {
  const document = documentAt(out.site, path);
  // Next writes the origin's address without its slash.
  const url = new URL(page.canonical, origin).href.replace(/\/$/, "");
  const canonical = all(document, 'link[rel="canonical"]');
  expect(canonical.map((link) => link.getAttribute("href"))).toEqual([url]);
  expect(document.title).toBe(title);
  expect(all(document, "h1")).toHaveLength(1);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
  const said = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, meta(document, name)]));
  expect(said(["description", "og:description", "twitter:description"])).toEqual({
    description,
    "og:description": description,
    "twitter:description": description,
  });
  expect(said(["og:title", "twitter:title", "og:image:alt", "twitter:image:alt"])).toEqual({
    "og:title": title,
    "twitter:title": title,
    "og:image:alt": title,
    "twitter:image:alt": title,
  });
  expect(meta(document, "og:url")).toBe(url);
  expect(meta(document, "og:site_name")).toBe(content.site.name);
  expect(meta(document, "og:type")).toBeTruthy();
  expect(meta(document, "og:locale")).toBe("en_US");
  expect(meta(document, "robots")).toBe(page.indexed ? "index, follow" : "noindex, follow");
  const image = origin + imageOf(page.canonical);
  expect(said(["og:image", "twitter:image", "twitter:card", "og:image:type"])).toEqual({
    "og:image": image,
    "twitter:image": image,
    "twitter:card": "summary_large_image",
    "og:image:type": "image/png",
  });
  expect([meta(document, "og:image:width"), meta(document, "og:image:height")]).toEqual([
    "1200",
    "630",
  ]);
});

test.each(["/404", "/blog-lists/404"])("%s can be shared and is not to be listed", (path) => {
  const document = documentAt(out.site, path);
  const description = meta(document, "description") ?? "";
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(meta(document, "og:title")).toBe(document.title);
  expect(meta(document, "og:description")).toBe(description);
  const image = new URL(meta(document, "og:image") ?? "");
  expect(image.origin).toBe(origin);
  expect(fileOf(out.site, image.pathname)).toBeDefined();
  expect(all(document, 'link[rel="canonical"], meta[property="og:url"]')).toEqual([]);
  const robots = all(document, 'meta[name="robots"]').map((tag) => tag.getAttribute("content"));
  expect(robots.length).toBeGreaterThan(0);
  for (const value of robots) expect(value).toMatch(/noindex/);
});

const images = [...new Set(pages.map(({ canonical }) => imageOf(canonical)))];

test.each(images)("%s is a picture that other sites can show", async (address) => {
  const file = readFileSync(`${out.site}${address}`);
  const { format, width, height } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  expect(file.length).toBeLessThan(300_000);
  // Where its two halves meet (components/sharing/poster.tsx), no drawing is cut.
  const seam = sharp(file).extract({ left: width / 2 - 1, top: 0, width: 2, height });
  const { channels } = await sharp(await seam.png().toBuffer()).stats();
  expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
});

test("no two pages have the same picture", () => {
  const hashes = images.map((address) =>
    createHash("sha256")
      .update(readFileSync(`${out.site}${address}`))
      .digest("hex"),
  );
  expect(new Set(hashes).size).toBe(images.length);
});

test("no two canonical addresses share a title or a description", () => {
  for (const field of ["title", "description"] as const) {
    const words = Map.groupBy(pages, (page) => page[field]);
    const shared = [...words.values()].filter(
      (group) => new Set(group.map(({ canonical }) => canonical)).size > 1,
    );
    expect(shared).toEqual([]);
  }
});
