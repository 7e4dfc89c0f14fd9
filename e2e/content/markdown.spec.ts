import { expect, type Page } from "playwright/test";
import { test } from "../support/shared-page.ts";
import { content, pages } from "./site.ts";

const { us } = content.site.hosts;
const listed = pages.filter(({ path, canonical, indexed }) => indexed && path === canonical);

for (const { path, title, updated } of listed)
  test(`${path} can be had as Markdown, with every word of the page`, async ({ page }) => {
    const address = path === "/" ? "/index.md" : `${path}.md`;
    await page.goto(path);
    const link = page.locator('link[rel="alternate"][type="text/markdown"]');
    await expect(link).toHaveAttribute("href", us + address);

    const response = await page.request.get(address);

    expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(response.headers()["x-robots-tag"]).toBe("noindex");
    const text = await response.text();
    expect(text).toContain(`title: ${JSON.stringify(title)}\n`);
    expect(text).toContain(`url: "${new URL(path, us)}"\nupdated: "${updated}"\n---\n\n# `);
    expect(text).not.toMatch(/\{\{|undefined|\[object|\]\((?!https:\/\/|mailto:)/);
    const said = letters(text.replace(/\]\([^)]*\)/g, " "));
    const shown = await textsOf(page);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((words) => !said.includes(letters(words)))).toEqual([]);
  });

/** Letters and digits alone, as signs are Markdown's own. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The page's own words, block by block; not those of its controls and its lists of links. */
function textsOf(page: Page): Promise<string[]> {
  return page.getByRole("main").evaluate((main) => {
    const blocks = "h1, h2, h3, h4, p, li, dt, dd, th, td, summary, pre";
    const apart =
      'nav, form, p:has(~ form), noscript, button, [role="tablist"], [role="img"], [class~="noscript:hidden"], [aria-hidden="true"], svg, .sr-only';
    for (const element of main.querySelectorAll(apart)) element.remove();
    return [...main.querySelectorAll(blocks)]
      .filter((block) => !block.querySelector(blocks))
      .map((block) => (block.textContent ?? "").trim())
      .filter((text) => /\p{L}/u.test(text));
  });
}

test("a page that is not to be listed has none", async ({ page }) => {
  for (const path of ["/login", "/pop-up"]) {
    await page.goto(path);
    await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
    expect((await page.request.get(`${path}.md`)).status()).toBe(404);
  }
});
