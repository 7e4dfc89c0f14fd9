import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import type { Page as SitePage } from "../../content/site/list-pages.ts";
import { content } from "./site.ts";

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
export async function expectRegion(page: Page, site: Site) {
  for (const { path, canonical, indexed } of site.pages) {
    await page.goto(site.host + path, { waitUntil: "domcontentloaded" });
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
export async function serve(page: Page, folders: Record<string, string>) {
  await page.route("**/*", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const folder = folders[origin];
    const file = folder && join(folder, pathname === "/" ? "index" : pathname);
    const found = [`${file}.html`, `${file}`].find((path) => folder && existsSync(path));
    if (!found) return route.abort();
    return route.fulfill({ path: found });
  });
}
