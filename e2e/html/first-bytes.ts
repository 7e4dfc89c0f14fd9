import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { filesBelow } from "../../site/load/files.ts";
import { all } from "./page.ts";

/** In bytes: link previews read no more of a page (Slack's do, vercel/next.js#83926). */
const readByPreviews = 32_768;

const described = 'title, meta, link[rel="canonical"], link[hreflang], link[rel="alternate"]';

/**
 * Where a file of an export says what it is too late: a line for each file whose metadata or JSON-LD
 * lie beyond what link previews read, or whose charset or policy come behind what they rule.
 */
export function saidTooLate(out: string): string[] {
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
