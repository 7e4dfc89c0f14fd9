import { expect, type Page } from "playwright/test";
import { test } from "../support/shared-page.ts";
import { content, pages } from "./site.ts";

const origin = content.site.hosts.us;

function meta(page: Page, name: string) {
  return page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
}

for (const { path, title, description, canonical, indexed } of pages)
  test(`${path} has its own metadata`, async ({ page }) => {
    await page.goto(path);
    const url = new URL(canonical, origin).href;

    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", trimmed(url));
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(await meta(page, "og:url")).toBe(trimmed(url));
    expect(await meta(page, "og:title")).toBe(title);
    expect(await meta(page, "og:description")).toBe(description);
    expect(await meta(page, "og:site_name")).toBe(content.site.name);
    expect(await meta(page, "og:type")).toBeTruthy();
    expect(await meta(page, "og:locale")).toBe("en_US");
    expect(await meta(page, "twitter:card")).toBeTruthy();
    expect(await meta(page, "twitter:title")).toBe(title);
    expect(await meta(page, "twitter:description")).toBe(description);
    expect(await meta(page, "robots")).toBe(indexed ? "index, follow" : "noindex, follow");
  });

/** Next writes the origin's address without its slash. */
function trimmed(url: string): string {
  return url.replace(/\/$/, "");
}

for (const path of ["/nothing-here", "/blog-lists/nothing-here"])
  test(`${path}, which is no page, can be shared and is not to be listed`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const title = await page.title();
    const description = (await meta(page, "description")) ?? "";
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(await meta(page, "og:title")).toBe(title);
    expect(await meta(page, "og:description")).toBe(description);
    expect(await meta(page, "og:site_name")).toBe(content.site.name);
    expect(await meta(page, "og:type")).toBe("website");
    expect(await meta(page, "twitter:title")).toBe(title);
    const image = new URL((await meta(page, "og:image")) ?? "");
    expect(image.origin).toBe(origin);
    expect((await page.request.get(image.pathname)).status()).toBe(200);
    await expect(page.locator('link[rel="canonical"], meta[property="og:url"]')).toHaveCount(0);
    const robots = page.locator('meta[name="robots"]');
    for (const tag of await robots.all()) await expect(tag).toHaveAttribute("content", /noindex/);
    expect(await robots.count()).toBeGreaterThan(0);
  });
