import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "playwright/test";
import { isListed } from "../../compiler/site/list-pages.ts";
import { postPath } from "../../compiler/site/slug.ts";
import { aPost, content, pages } from "./site.ts";

const { us } = content.site.hosts;
const path = (url = "") => new URL(url).pathname;

/** Whether there is a build; without one, the tests can be listed only. */
const isBuilt = existsSync("out");

/** Each exported page's canonical address, robots value and hreflang links. */
const exported = (isBuilt ? readdirSync("out", { recursive: true, encoding: "utf8" }) : [])
  .filter((file) => file.endsWith(".html"))
  .map((file) => {
    const html = readFileSync(`out/${file}`, "utf8");
    return {
      path: `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`,
      canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
      isIndexed: /<meta name="robots" content="index/.test(html),
      alternates: [...html.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, language, url]) => `${language} ${path(url)}`,
      ),
    };
  });

const sitemap = isBuilt ? readFileSync("out/sitemap.xml", "utf8") : "";
const entries = [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = ""]) => ({
  url: /<loc>(.*)<\/loc>/.exec(entry)?.[1] ?? "",
  updated: /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1],
  alternates: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language, url]) => `${language} ${path(url)}`,
  ),
}));

test("the sitemap has every page that may be listed under its own address, and no other", () => {
  const listed = exported.filter(
    (page) => page.isIndexed && page.canonical && path(page.canonical) === page.path,
  );
  const known = pages.filter(isListed);
  expect(listed.map((page) => page.path).sort()).toEqual(known.map((page) => page.path).sort());
  expect(entries.map(({ url }) => path(url)).sort()).toEqual(
    listed.map((page) => page.path).sort(),
  );
  expect(entries.filter(({ url }) => !url.startsWith(`${us}/`))).toEqual([]);
});

test("it names the other region's page as the page itself does", () => {
  for (const { url, alternates } of entries) {
    const page = exported.find((candidate) => candidate.path === path(url));
    expect(alternates, url).toEqual(page?.alternates);
    expect(alternates, url).toHaveLength(3);
  }
});

test("it names the pictures that a page shows", async ({ page }) => {
  for (const address of ["/", "/about", aPost]) {
    await page.goto(address);
    const shown = await page
      .locator('img:not([alt=""])')
      .evaluateAll((all) => all.map((image) => image.getAttribute("src")));
    const [, entry = ""] = sitemap.split(`<loc>${new URL(address, us).href}</loc>`);
    const named = [...(entry.split("</url>")[0] ?? "").matchAll(/<image:loc>(.*)<\/image:loc>/g)];
    expect(named.map(([, url]) => path(url)).sort()).toEqual([...new Set(shown)].sort());
    expect(named.length, address).toBeGreaterThan(0);
  }
});

test("its days are those of the content", () => {
  const days = Object.fromEntries(entries.map(({ url, updated }) => [path(url), updated]));
  expect(days["/"]).toBe(content.home.updated);
  expect(days["/privacy-policy"]).toBe(content.privacy.updated);
  for (const { file, date, updated } of content.posts)
    expect(days[postPath({ file })]).toBe(updated ?? date);
});

test("robots.txt lets all be read and names the sitemap", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toMatch(/^User-Agent: \*\nAllow: \/$/m);
  expect(text).not.toContain("Disallow");
  expect(text).toContain(`Sitemap: ${us}/sitemap.xml`);
});

test("llms.txt names each of these pages once", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  expect(text).toMatch(new RegExp(`^# ${content.site.name}\n\n> .+\n\n## `));
  const linked = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{50,}$/gm)].map(([, url]) => url);
  expect(linked.sort()).toEqual(entries.map(({ url }) => url).sort());
  const titles = pages.filter(({ path }) => linked.includes(us + path));
  for (const { title } of titles) expect(text).toContain(title.replace(/ \| .*/, ""));
});
