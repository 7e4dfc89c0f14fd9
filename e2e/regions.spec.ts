import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { generatePosts } from "../bench/generate-posts.ts";
import { build, copyProject, type ProjectCopy } from "../bench/project-copy.ts";
import { listPages, type Page as SitePage } from "../content/load/list-pages.ts";
import { loadContentFromDisk } from "../content/load/read-files.ts";
import { content, pages } from "./site.ts";

const { us, ca } = content.site.hosts;

/** Next writes the origin's address without its slash. */
const on = (host: string, path: string) => new URL(path, host).href.replace(/\/$/, "");

type Regional = {
  lang: string;
  canonical: string | undefined;
  url: string | undefined;
  locale: string | undefined;
  alternates: Record<string, string>;
  currencies: string[];
};

function regionalOf(page: Page): Promise<Regional> {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? undefined;
    const alternates = [...document.querySelectorAll<HTMLLinkElement>("link[hreflang]")];
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const currencies = data.flatMap(({ textContent }) =>
      [...(textContent ?? "").matchAll(/"priceCurrency":"(\w+)"/g)].map((match) => match[1] ?? ""),
    );
    return {
      lang: document.documentElement.lang,
      canonical: attribute('link[rel="canonical"]', "href"),
      url: attribute('meta[property="og:url"]', "content"),
      locale: attribute('meta[property="og:locale"]', "content"),
      alternates: Object.fromEntries(
        alternates.map((link) => [link.hreflang, link.getAttribute("href") ?? ""]),
      ),
      currencies: [...new Set(currencies)],
    };
  });
}

/** The page's source without what may name the other host: hreflang, links to the other site. */
function sourceWithoutRegionLinks(page: Page, other: string): Promise<string> {
  return page.evaluate((host) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    const inlineScripts = "script:not([type='application/ld+json'])";
    const links = [...copy.querySelectorAll(`link[hreflang], a, ${inlineScripts}`)];
    const isRegional = (element: Element) =>
      element.localName !== "a" ||
      (new URL(element.getAttribute("href") ?? "", location.href).origin === host &&
        element.closest("header, footer, [popover]"));
    for (const element of links) if (isRegional(element)) element.remove();
    return copy.outerHTML;
  }, other);
}

type Site = {
  host: string;
  other: string;
  lang: string;
  currency: string;
  pages: readonly SitePage[];
};

/** What every page of one regional site says of its region, beside what it has to say. */
async function expectRegion(page: Page, site: Site) {
  for (const { path, canonical, indexed } of site.pages) {
    await page.goto(site.host + path);
    const { currencies, ...said } = await regionalOf(page);
    const isListed = indexed && path === canonical;
    expect(said, path).toEqual({
      lang: site.lang,
      locale: site.lang.replace("-", "_"),
      canonical: on(site.host, canonical),
      url: on(site.host, canonical),
      alternates: isListed
        ? { "en-US": on(us, path), "en-CA": on(ca, path), "x-default": on(us, path) }
        : {},
    });
    expect([[], [site.currency]], path).toContainEqual(currencies);
    expect(await sourceWithoutRegionLinks(page, site.other), path).not.toContain(site.other);
  }
}

/** Answers the regional sites' addresses from folders of built files. No request leaves. */
async function serve(page: Page, folders: Record<string, string>) {
  await page.route("**/*", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const folder = folders[origin];
    const file = folder && join(folder, pathname === "/" ? "index" : pathname);
    const found = [`${file}.html`, `${file}`].find((path) => folder && existsSync(path));
    if (!found) return route.abort();
    return route.fulfill({ path: found });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the build without a setting is the site of the USA", async ({ page }) => {
    test.setTimeout(120_000);
    await serve(page, { [us]: "out" });
    await expectRegion(page, { host: us, other: ca, lang: "en-US", currency: "USD", pages });
  });

  test.describe("SITE_REGION=ca, with 26 posts", () => {
    // One build serves all tests of this block.
    test.describe.configure({ mode: "default" });
    let copy: ProjectCopy;

    test.beforeAll(async () => {
      test.setTimeout(600_000);
      copy = copyProject();
      generatePosts(copy.folder, 26);
      await build(copy, { env: { SITE_REGION: "ca" } });
    });

    test.afterAll(() => copy.remove());

    test("every page has Canada's address, language and currency", async ({ page }) => {
      test.setTimeout(120_000);
      await serve(page, { [ca]: copy.out });
      const ownPages = listPages(loadContentFromDisk(copy.folder).data);
      expect(ownPages.map(({ path }) => path)).toContain("/blog-lists/page/2");
      const site = { host: ca, other: us, lang: "en-CA", currency: "CAD", pages: ownPages };
      await expectRegion(page, site);
    });

    test("beyond 24 posts the blog has further pages, linked from each other", async ({ page }) => {
      await serve(page, { [ca]: copy.out });
      await page.goto(`${ca}/blog-lists`);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(24);
      const further = page.getByRole("navigation", { name: "Pages of the blog" });
      await expect(further.getByRole("link", { name: "Page 1" })).toHaveAttribute(
        "aria-current",
        "page",
      );

      await further.getByRole("link", { name: "Older posts" }).click();

      await expect(page).toHaveURL(`${ca}/blog-lists/page/2`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blogs, page 2");
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(2);
      const trail = page.getByRole("navigation", { name: "Breadcrumb" });
      await expect(trail.getByRole("link")).toHaveText(["Home", "blog lists"]);
      await further.getByRole("link", { name: "Newer posts" }).click();
      await expect(page).toHaveURL(`${ca}/blog-lists`);
    });

    test("the files beside the pages name the other site in hreflang only", () => {
      const names = ["sitemap.xml", "robots.txt", "llms.txt", "index.md"];
      const feeds = ["blog-lists/feed.atom", "blog-lists/feed.rss"];
      for (const name of [...names, ...feeds]) {
        const text = readFileSync(join(copy.out, name), "utf8");
        expect(text, name).toContain(ca);
        expect(text.replaceAll(/<xhtml:link [^>]*>/g, ""), name).not.toContain(us);
      }
    });

    test("a post has the same name in the feeds of both sites", () => {
      const idsOf = (folder: string) => {
        const feed = readFileSync(join(folder, "blog-lists/feed.atom"), "utf8");
        return [...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
      };
      expect(idsOf(copy.out)).toEqual(expect.arrayContaining(idsOf("out")));
    });
  });
});
