import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { filesBelow } from "../../site/load/files.ts";

/** Files that must name an address of this site each, or nothing was tried. */
const sources = [
  "index.html",
  "llms.txt",
  "robots.txt",
  "sitemap.xml",
  "manifest.webmanifest",
  "blog-lists/feed.atom",
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

/** The parts of a page that only programs read. */
const inPages = /<(?:link|meta)\b[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

/** Paths that the files of an export name to programs, with the files that do. */
function addressesIn(out: string, hosts: Hosts): Map<string, string[]> {
  const files = filesBelow(out).filter((file) => /\.(html|txt|xml|atom|webmanifest)$/.test(file));
  const found = new Map<string, string[]>();
  for (const file of files) {
    const whole = readFileSync(join(out, file), "utf8");
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
 * Addresses that an export names to search engines, feed readers and other programs, and has not:
 * in JSON-LD, Open Graph and link elements, feed, sitemap and manifest.
 * @param pages addresses of its pages: an address without an ending has to be one
 * @param hosts the site's two addresses
 */
export function missingAddresses(out: string, pages: readonly string[], hosts: Hosts): string[] {
  const given = addressesIn(out, hosts);
  const naming = new Set([...given.values()].flat());
  const silent = sources.filter((file) => !naming.has(file));
  const missing = [...given].filter(([path]) =>
    extname(path) ? !existsSync(join(out, path)) : !pages.includes(path),
  );
  return [
    ...silent.map((file) => `${file} names no address`),
    ...missing.map(([path, files]) => `${path}, named in ${files.slice(0, 3)}`),
  ];
}
