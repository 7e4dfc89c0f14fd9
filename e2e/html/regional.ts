import type { Page } from "../../site/pages/page.ts";
import { all, attributes, metaOf, pageOf } from "./page.ts";

type Hosts = { us: string; ca: string };

const sites = {
  us: { lang: "en-US", currency: "USD", other: "ca" },
  ca: { lang: "en-CA", currency: "CAD", other: "us" },
} as const;

/** Next writes the origin's address without its slash. */
const on = (host: string, path: string) => new URL(path, host).href.replace(/\/$/, "");

/**
 * Where pages of a regional site have another host, language or currency than theirs.
 * @param out the folder of the site's files
 */
export function regionProblems(
  region: "us" | "ca",
  out: string,
  pages: readonly Page[],
  hosts: Hosts,
): string[] {
  return pages.flatMap((page) =>
    [...wrongNames(region, pageOf(out, page.path), page, hosts)].map(
      (problem) => `${page.path}: ${problem}`,
    ),
  );
}

function* wrongNames(
  region: "us" | "ca",
  page: Document,
  { path, canonical, indexed }: Page,
  hosts: Hosts,
) {
  const { lang, currency, other } = sites[region];
  const address = on(hosts[region], canonical);
  const isListed = indexed && path === canonical;
  const alternates = [`en-US ${on(hosts.us, path)}`, `en-CA ${on(hosts.ca, path)}`];
  const data = all(page, 'script[type="application/ld+json"]').map((script) => script.textContent);
  const currencies = [...data.join().matchAll(/"priceCurrency":"(\w+)"/g)].map(([, name]) => name);
  const said = {
    lang: page.documentElement.lang,
    canonical: attributes(all(page, 'link[rel="canonical"]'), "href").join(),
    url: metaOf(page, "og:url"),
    locale: metaOf(page, "og:locale"),
    alternates: all(page, "link[hreflang]")
      .map((link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`)
      .join(),
  };
  const expected: typeof said = {
    lang,
    canonical: address,
    url: address,
    locale: lang.replace("-", "_"),
    alternates: isListed ? [...alternates, `x-default ${on(hosts.us, path)}`].join() : "",
  };
  for (const name of Object.keys(said) as (keyof typeof said)[])
    if (said[name] !== expected[name]) yield `${name} is ${said[name]}, not ${expected[name]}`;
  if (currencies.some((name) => name !== currency)) yield `prices in ${currencies}`;
  if (data.join().includes(hosts[other])) yield "structured data names the other site";
  // Only the frame's links and hreflang may name the other site.
  for (const element of all(page, "[href]:not(link[hreflang]), [content]")) {
    const value = element.getAttribute("href") ?? element.getAttribute("content") ?? "";
    if (value.includes(hosts[other]) && !element.closest("header, footer, [popover], dialog"))
      yield `${element.outerHTML} names the other site`;
  }
}
