import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { all, attributes, metaOf, one } from "../page.ts";
import { content, open, out, pages } from "./site.ts";

const origin = content.site.hosts.us;

/** Next writes the origin's address without its slash. */
const trimmed = (url: string) => url.replace(/\/$/, "");

test.each(pages)("$path has its own metadata", ({ path, title, description, ...rest }) => {
  const page = open(path);
  const url = trimmed(new URL(rest.canonical, origin).href);

  expect(attributes(all(page, 'link[rel="canonical"]'), "href")).toEqual([url]);
  expect(all(page, "h1")).toHaveLength(1);
  expect(page.title).toBe(title);
  expect(metaOf(page, "description")).toBe(description);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(metaOf(page, "og:url")).toBe(url);
  expect(metaOf(page, "og:title")).toBe(title);
  expect(metaOf(page, "og:description")).toBe(description);
  expect(metaOf(page, "og:site_name")).toBe(content.site.name);
  expect(metaOf(page, "og:type")).toBeTruthy();
  expect(metaOf(page, "og:locale")).toBe("en_US");
  expect(metaOf(page, "twitter:card")).toBeTruthy();
  expect(metaOf(page, "twitter:title")).toBe(title);
  expect(metaOf(page, "twitter:description")).toBe(description);
  expect(metaOf(page, "robots")).toBe(rest.indexed ? "index, follow" : "noindex, follow");
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

test.each(["/404", "/blog-lists/404"])(
  "the page at %s in place of a missing one can be shared and is not to be listed",
  (path) => {
    const page = open(path);
    const description = metaOf(page, "description") ?? "";
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(metaOf(page, "og:title")).toBe(page.title);
    expect(metaOf(page, "og:description")).toBe(description);
    expect(metaOf(page, "og:site_name")).toBe(content.site.name);
    expect(metaOf(page, "og:type")).toBe("website");
    expect(metaOf(page, "twitter:title")).toBe(page.title);
    const image = new URL(metaOf(page, "og:image") ?? "");
    expect(image.origin).toBe(origin);
    expect(existsSync(join(out, image.pathname))).toBe(true);
    expect(all(page, 'link[rel="canonical"], meta[property="og:url"]')).toEqual([]);
    expect(one(page, 'meta[name="robots"]').getAttribute("content")).toMatch(/noindex/);
    for (const robots of all(page, 'meta[name="robots"]'))
      expect(robots.getAttribute("content")).toMatch(/noindex/);
  },
);
