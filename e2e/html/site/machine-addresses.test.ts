import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { filesBelow } from "../../../site/load/files.ts";
import { all } from "../page.ts";
import { regionProblems } from "../regional.ts";
import { content, out, pages } from "./site.ts";

const { hosts } = content.site;

/** Files that must name an address of this site each, or nothing was tried. */
const sources = [
  "index.html",
  "llms.txt",
  "robots.txt",
  "sitemap.xml",
  "manifest.webmanifest",
  "blog-lists/feed.atom",
];

/** Full addresses on either regional site: each page of one is on the other too (hreflang). */
const fullAddresses = new RegExp(
  `(?:${RegExp.escape(hosts.us)}|${RegExp.escape(hosts.ca)})[^\\s"'<>()\\\\&]*`,
  "g",
);

/** Addresses without a host, where a format has such. */
const relative: Record<string, RegExp> = {
  ".html": /(?<=<link\b[^>]* href=")\/[^"]*/g,
  ".webmanifest": /(?<=")\/[^"]*/g,
};

/** The parts of a page that only programs read. */
const inPages = /<(?:link|meta)\b[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

/** Paths that files name to programs, with the files that do. */
function addressesGiven(): Map<string, string[]> {
  const files = filesBelow(out).filter((file) => /\.(html|txt|xml|atom|webmanifest)$/.test(file));
  const found = new Map<string, string[]>();
  for (const file of files) {
    const whole = readFileSync(join(out, file), "utf8");
    const text = file.endsWith(".html") ? (whole.match(inPages) ?? []).join("\n") : whole;
    const named = [fullAddresses, relative[extname(file)]].flatMap(
      (kind) => (kind && text.match(kind)) ?? [],
    );
    const paths = named.map(
      (address) => new URL(address.replace(/[.,;:!?]+$/, ""), hosts.us).pathname,
    );
    for (const path of new Set(paths)) found.set(path, [...(found.get(path) ?? []), file]);
  }
  return found;
}

test("every address that search engines, feed readers and other programs are given is there", () => {
  const given = addressesGiven();
  const naming = new Set([...given.values()].flat());
  expect(sources.filter((file) => !naming.has(file))).toEqual([]);
  const paths = pages.map(({ path }) => path);
  const missing = [...given].filter(([path]) =>
    extname(path) ? !existsSync(join(out, path)) : !paths.includes(path),
  );
  expect(missing.map(([path, files]) => `${path}, named in ${files.slice(0, 3)}`)).toEqual([]);
});

test("the build without a setting is the site of the USA", () => {
  expect(regionProblems("us", out, pages, hosts)).toEqual([]);
});

/** In bytes: link previews read no more of a page (Slack's do, vercel/next.js#83926). */
const readByPreviews = 32_768;

const described = 'title, meta, link[rel="canonical"], link[hreflang], link[rel="alternate"]';

/**
 * Where a page says what it is too late: a line for each whose metadata or JSON-LD lie beyond what
 * link previews read, or whose charset or policy come behind what they rule.
 */
function saidTooLate(): string[] {
  return filesBelow(out)
    .filter((file) => file.endsWith(".html"))
    .flatMap((file) => {
      const bytes = readFileSync(join(out, file));
      const html = bytes.toString();
      const early = metadataOf(bytes.subarray(0, readByPreviews).toString());
      const late = metadataOf(html).filter((element) => !early.includes(element));
      const problems = late.map((element) => `${file}: ${element.slice(0, 80)} is too far down`);
      if (!/^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="utf-8"/i.test(html))
        problems.push(`${file}: the charset does not come first`);
      const policy = html.search(/<meta http-equiv="Content-Security-Policy"/);
      const ruled = html.search(/<(script|style|link)\b/);
      if (policy < 0 || policy > ruled) problems.push(`${file}: the policy comes too late`);
      return problems;
    });
}

/** What a page says of itself, as written. */
function metadataOf(html: string): string[] {
  const { document } = parseHTML(html);
  const data = all(document, 'script[type="application/ld+json"]');
  return [...all(document.head, described), ...data].map(({ outerHTML }) => outerHTML);
}

test("link previews, which read the first 32 KB of a page, find all metadata", () => {
  expect(saidTooLate()).toEqual([]);
});
