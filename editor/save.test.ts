import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { formatProblem } from "../content/load/problem.ts";
import { readSource } from "../content/load/source.ts";
import { pathFor, save, textOf } from "./save.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "editor-"));
  cpSync("content", join(root, "content"), { recursive: true });
  cpSync("public", join(root, "public"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(join(root, "content", path), "utf8");
const post = "blog/local-seo-basics-for-storefronts.md";

/** Saves a file with some of its fields changed. */
function change(path: string, fields: Record<string, unknown>) {
  const { data, body } = readSource(`content/${path}`, read(path));
  const next = { ...(data as object), ...fields };
  return save(path, pathFor(path, next), textOf(path, read(path), next, body), root);
}

test("a post changes in the one line that was edited", () => {
  const before = read(post);
  expect(change(post, { date: "2026-10-21" }).problems).toEqual([]);
  expect(read(post)).toBe(before.replace("date: 2026-10-20", "date: 2026-10-21"));
});

test("a legal text keeps the note that counsel has to review it", () => {
  const path = "legal/privacy-policy.md";
  expect(change(path, { updated: "2026-11-21" }).problems).toEqual([]);
  expect(read(path)).toContain("# Counsel has to review this text before launch.");
});

test("a post with another title moves to the file of that name", () => {
  const to = "blog/local-seo-for-every-storefront.md";
  expect(change(post, { title: "Local SEO for Every Storefront" })).toEqual({
    problems: [],
    path: to,
  });
  expect(existsSync(join(root, "content", post))).toBe(false);
  expect(read(to)).toContain("title: Local SEO for Every Storefront");
});

test("a mistake is refused with its line and field, and nothing is written", () => {
  const before = read(post);
  const { problems } = change(post, { description: "Too short" });
  expect(problems.map(formatProblem)).toEqual([
    `content/${post}:4 description: 9 characters, at least 50`,
  ]);
  expect(read(post)).toBe(before);
});

test("a change that breaks another file is refused with the place in that file", () => {
  const before = read("prices.yaml");
  const text = before.replace("id: 7-days", "id: week");
  const { problems } = save("prices.yaml", "prices.yaml", text, root);
  expect(problems.map(({ file }) => file)).toContain("content/pages/pricing.yaml");
  expect(read("prices.yaml")).toBe(before);
});

test("a title that another post has does not overwrite that post", () => {
  const { problems } = change(post, { title: "How Much Cloud Storage a Small Shop Needs" });
  expect(problems[0]?.message).toMatch(/there is a post of this name/);
  expect(existsSync(join(root, "content", post))).toBe(true);
});
