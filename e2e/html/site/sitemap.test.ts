import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "../../../site/load/files.ts";
import { isListed } from "../../../site/pages/page.ts";
import { postPath } from "../../../site/pages/slug.ts";
import { all, attributes, metaOf } from "../page.ts";
import { content, open, out, pages } from "./site.ts";

const { us } = content.site.hosts;
const path = (url = "") => new URL(url).pathname;
const read = (name: string) => readFileSync(join(out, name), "utf8");

/** Each exported page's canonical address, robots value and hreflang links. */
const exported = filesBelow(out)
  .filter((file) => file.endsWith(".html"))
  .map((file) => {
    const address = `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`;
    const page = open(address);
    return {
      path: address,
      canonical: attributes(all(page, 'link[rel="canonical"]'), "href")[0],
      isIndexed: metaOf(page, "robots")?.startsWith("index") ?? false,
      alternates: all(page, "link[hreflang]").map(
        (link) =>
          `${link.getAttribute("hreflang")} ${path(link.getAttribute("href") ?? undefined)}`,
      ),
    };
  });

const sitemap = read("sitemap.xml");
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
  expect(entries.filter(({ url }) => new URL(url).origin !== us)).toEqual([]);
});

test("the sitemap names the other region's page as the page itself does", () => {
  for (const { url, alternates } of entries) {
    const page = exported.find((candidate) => candidate.path === path(url));
    expect(alternates, url).toEqual(page?.alternates);
    expect(alternates, url).toHaveLength(3);
  }
});

test("the sitemap's days are those of the content", () => {
  const days = Object.fromEntries(entries.map(({ url, updated }) => [path(url), updated]));
  expect(days["/"]).toBe(content.home.updated);
  expect(days["/privacy-policy"]).toBe(content.privacy.added);
  for (const { file, date, updated } of content.posts)
    expect(days[postPath({ file })]).toBe(updated ?? date);
});

test("robots.txt lets all be read and names the sitemap", () => {
  const text = read("robots.txt");
  expect(text).toMatch(/^User-Agent: \*\nAllow: \/$/m);
  expect(text).not.toContain("Disallow");
  expect(text).toContain(`Sitemap: ${us}/sitemap.xml`);
});

test("llms.txt names each of these pages once", () => {
  const text = read("llms.txt");
  expect(text).toMatch(new RegExp(`^# ${content.site.name}\n\n> .+\n\n(- .+\n)+\n## `));
  const linked = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{50,}$/gm)].map(([, url]) => url);
  expect(linked.sort()).toEqual(entries.map(({ url }) => url).sort());
  const titles = pages.filter(({ path }) => linked.includes((us + path).replace(/\/$/, "")));
  for (const { title } of titles) expect(text).toContain(title.replace(/ \| .*/, ""));
});
