import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { addPost } from "./support/generate-posts.ts";
import type { ProjectCopy } from "./support/project-copy.ts";

/** By these words alone the posts can be told from the others. */
const titles = { draft: "Unready Words of Nobody Yet", scheduled: "Later Words of Somebody Else" };

/** Two posts that a build may not show: a draft, and one of a day to come. */
export function addUnpublished(folder: string): void {
  const blog = join(folder, "content/blog");
  const text = readFileSync(join(blog, "local-seo-basics-for-storefronts.md"), "utf8");
  addPost(folder, { number: 101, title: titles.draft, date: "2026-01-01\ndraft: true", text });
  addPost(folder, { number: 102, title: titles.scheduled, date: "9998-12-31", text });
}

export function testUnpublished(built: () => ProjectCopy): void {
  test("no file of a build tells of a draft or of a post of a day to come", () => {
    const found = ["out", "out-nginx"].flatMap((name) => tracesIn(join(built().folder, name)));
    expect(found).toEqual([]);
  });

  test("the posts that are out can be found in the same way", () => {
    expect(tracesIn(built().out, /generated.{1,3}post.{1,3}20.{1,3}for/i)).toContain("sitemap.xml");
  });
}

/** Files below a folder with such words in their name or text, also as an address has them. */
function tracesIn(folder: string, words = /(unready|later).{1,3}words/i): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => words.test(path) || words.test(readFileSync(path, "latin1")))
    .map((path) => path.slice(folder.length + 1));
}
