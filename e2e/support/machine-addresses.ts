import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { expect } from "playwright/test";
import { filesBelow } from "../../compiler/load/files.ts";

/** Content types by an address's ending; an address without an ending is a page. */
const types: Record<string, string> = {
  "": "text/html",
  ".atom": "application/atom+xml",
  ".css": "text/css",
  ".ico": "image/vnd.microsoft.icon",
  ".js": "text/javascript",
  ".png": "image/png",
  ".rss": "application/rss+xml",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** Files that must name an address of this site each, or nothing was tried. */
const sources = [
  "index.html",
  "llms.txt",
  "robots.txt",
  "sitemap.xml",
  "manifest.webmanifest",
  "blog-lists/feed.atom",
  "blog-lists/feed.rss",
];

type Hosts = { us: string; ca: string };

/** Full addresses on either regional site: each page of one is on the other too (hreflang). */
function fullAddresses({ us, ca }: Hosts): RegExp {
  return new RegExp(`(?:${RegExp.escape(us)}|${RegExp.escape(ca)})[^\\s"'<>()\\\\&]*`, "g");
}

/** Addresses without a host, where a format has such. */
const relative: Record<string, RegExp> = {
  ".html": /(?<=<link\b[^>]* href=")\/[^"]*/g,
  ".webmanifest": /(?<=")\/[^"]*/g,
};

/** The parts of a page that only programs read; e2e/content/crawl.spec.ts tries its links. */
const inPages = /<(?:link|meta)\b[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

/** Paths that the files of an export name to programs, with the files that do. */
async function addressesIn(out: string, hosts: Hosts): Promise<Map<string, string[]>> {
  const files = filesBelow(out).filter((file) =>
    /\.(html|txt|xml|atom|rss|webmanifest)$/.test(file),
  );
  const found = new Map<string, string[]>();
  for (const file of files) {
    const whole = await readFile(join(out, file), "utf8");
    const text = file.endsWith(".html") ? (whole.match(inPages) ?? []).join("\n") : whole;
    const named = [fullAddresses(hosts), relative[extname(file)]].flatMap(
      (kind) => (kind && text.match(kind)) ?? [],
    );
    const paths = named.map(
      (address) => new URL(address.replace(/[.,;:!?]+$/, ""), hosts.us).pathname,
    );
    for (const path of new Set(paths)) found.set(path, [...(found.get(path) ?? []), file]);
  }
  return found;
}

/**
 * Asks for every address that a folder of built files names to search engines, feed readers and
 * other programs: JSON-LD, Open Graph and link elements, feeds, sitemap and manifest.
 * @param out the folder
 * @param origin where it is served
 * @param hosts the site's two addresses
 */
export async function expectAnswers(out: string, origin: string, hosts: Hosts): Promise<void> {
  const given = await addressesIn(out, hosts);
  const naming = new Set([...given.values()].flat());
  expect(sources.filter((file) => !naming.has(file))).toEqual([]);
  const refused: string[] = [];
  for (const [path, files] of given) {
    const answer = await fetch(origin + path, { redirect: "manual" });
    await answer.body?.cancel();
    const said = `${answer.status} ${answer.headers.get("content-type")?.split(";")[0]}`;
    const promised = `200 ${types[extname(path)]}`;
    if (said !== promised)
      refused.push(`${path}: ${said}, not ${promised}; named in ${files.slice(0, 3).join(", ")}`);
  }
  expect(refused).toEqual([]);
}
