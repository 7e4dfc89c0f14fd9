import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { out } from "../support/site.ts";

/** By these words the fixture's draft and scheduled posts can be told from its other texts. */
const unpublished = /(about.{1,3}opening.{1,3}hours|sell.{1,3}in.{1,3}december)/i;

test("no file of a build tells of a draft or of a post of a day to come", () => {
  expect(tracesIn(unpublished)).toEqual([]);
});

test("the posts that are out can be found in the same way", () => {
  expect(tracesIn(/coupon.{1,3}for.{1,3}a.{1,3}quiet/i)).toContain("sitemap.xml");
});

/** Files of the export with such words in their name or text, also as an address has them. */
function tracesIn(words: RegExp): string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => words.test(path) || words.test(readFileSync(path, "latin1")))
    .map((path) => path.slice(out.length + 1));
}
