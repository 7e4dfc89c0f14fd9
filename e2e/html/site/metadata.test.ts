import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { all, metaOf } from "../page.ts";
import { content, open, out, pages } from "./site.ts";

/** What a page, and a page in place of a missing one, says of itself to all who share it. */
function expectShareable(page: Document, title: string, description: string): void {
  expect(page.title).toBe(title);
  expect(metaOf(page, "description")).toBe(description);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
  for (const name of ["og:title", "twitter:title"]) expect(metaOf(page, name), name).toBe(title);
  for (const name of ["og:description", "twitter:description"])
    expect(metaOf(page, name), name).toBe(description);
  expect(metaOf(page, "og:site_name")).toBe(content.site.name);
}

// Its addresses and its language: regionProblems (../regional.ts).
test.each(pages)("$path has its own metadata", ({ path, title, description, indexed }) => {
  const page = open(path);
  expectShareable(page, title, description);
  expect(all(page, "h1")).toHaveLength(1);
  expect(metaOf(page, "og:type")).toMatch(/^(website|article)$/);
  expect(metaOf(page, "robots")).toBe(indexed ? "index, follow" : "noindex, follow");
});

test.each(["/404", "/blog-lists/404"])(
  "the page at %s in place of a missing one can be shared and is not to be listed",
  (path) => {
    const page = open(path);
    expectShareable(page, page.title, metaOf(page, "description") ?? "");
    expect(metaOf(page, "og:type")).toBe("website");
    const image = new URL(metaOf(page, "og:image") ?? "");
    expect(image.origin).toBe(content.site.hosts.us);
    expect(existsSync(join(out, image.pathname))).toBe(true);
    expect(all(page, 'link[rel="canonical"], meta[property="og:url"]')).toEqual([]);
    const robots = all(page, 'meta[name="robots"]').map((meta) => meta.getAttribute("content"));
    expect(new Set(robots.map((value) => value?.split(",")[0]))).toEqual(new Set(["noindex"]));
  },
);
