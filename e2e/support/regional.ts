import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import type { Page as SitePage } from "../../compiler/site/list-pages.ts";
import { content } from "./site.ts";

const { us, ca } = content.site.hosts;

/** Next writes the origin's address without its slash. */
const on = (host: string, path: string) => new URL(path, host).href.replace(/\/$/, "");

/** A page's regional values, and its source without the parts that may name the other host. */
function regionalOf({ html, host, other }: { html: string; host: string; other: string }) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? undefined;
  const alternates = [...page.querySelectorAll<HTMLLinkElement>("link[hreflang]")];
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')];
  const currencies = data.flatMap(({ textContent }) =>
    [...(textContent ?? "").matchAll(/"priceCurrency":"(\w+)"/g)].map((match) => match[1] ?? ""),
  );
  const said = {
    lang: page.documentElement.lang,
    canonical: attribute('link[rel="canonical"]', "href"),
    url: attribute('meta[property="og:url"]', "content"),
    locale: attribute('meta[property="og:locale"]', "content"),
    alternates: Object.fromEntries(
      alternates.map((link) => [link.hreflang, link.getAttribute("href") ?? ""]),
    ),
  };
  // Parts that may name the other site: hreflang, the frame's links to it, the head's script.
  const inlineScripts = "script:not([type='application/ld+json'])";
  for (const element of page.querySelectorAll(`link[hreflang], a, ${inlineScripts}`)) {
    const isOther =
      element.localName !== "a" ||
      (new URL(element.getAttribute("href") ?? "", host).origin === other &&
        element.closest("header, footer, [popover]"));
    if (isOther) element.remove();
  }
  return { said, currencies: [...new Set(currencies)], rest: page.documentElement.outerHTML };
}

type Site = {
  host: string;
  other: string;
  lang: string;
  currency: string;
  /** The built files. */
  folder: string;
  pages: readonly SitePage[];
};

/** Expects every page of a regional site to have the site's host, language and currency. */
export async function expectRegion(page: Page, { host, other, folder, ...site }: Site) {
  for (const { path, canonical, indexed } of site.pages) {
    const html = readFileSync(join(folder, `${path === "/" ? "index" : path}.html`), "utf8");
    const { said, currencies, rest } = await page.evaluate(regionalOf, { html, host, other });
    const isListed = indexed && path === canonical;
    expect(said, path).toEqual({
      lang: site.lang,
      locale: site.lang.replace("-", "_"),
      canonical: on(host, canonical),
      url: on(host, canonical),
      alternates: isListed
        ? { "en-US": on(us, path), "en-CA": on(ca, path), "x-default": on(us, path) }
        : {},
    });
    expect([[], [site.currency]], path).toContainEqual(currencies);
    expect(rest, path).not.toContain(other);
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
