import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { formatProblem } from "../compiler/load/problem.ts";
import { readSource } from "../compiler/load/source.ts";
import { newFile } from "../compiler/site/new-file.ts";
import {
  copyFixture,
  fixtureData,
  fixtureFiles,
  fixturePost as post,
} from "../fixture/load-fixture.ts";
import { newEntry } from "./new-entry.ts";
import { pathFor, save, textOf, withFormer } from "./save.ts";

let root = "";
beforeEach(() => {
  root = copyFixture();
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(join(root, "content", path), "utf8");

/** Saves a file with some of its fields changed. */
function change(path: string, fields: Record<string, unknown>) {
  const { data, body } = readSource(`content/${path}`, read(path));
  return write(path, read(path), { ...(data as object), ...fields }, body);
}

/** Saves a file as the form does; without a source it is a new one. */
function write(path: string, source: string | undefined, data: unknown, body = "") {
  const written = textOf(path, source, data, body);
  if ("problem" in written) throw new Error(written.problem);
  return save(path, pathFor(path, data), written.text, root);
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

/** Saves a post as the form does, with another title or address. */
function move(title: string | undefined, address = "") {
  const { data, body } = readSource(`content/${post}`, read(post));
  const typed = { ...(data as object), ...(title && { title }) };
  const to = pathFor(post, typed, address);
  const written = textOf(post, read(post), withFormer(post, to, read(post), typed), body);
  if ("problem" in written) throw new Error(written.problem);
  return save(post, to, written.text, root);
}

test("a post with another title keeps its address, and the old title leads to it", () => {
  expect(move("Local SEO for Every Storefront")).toEqual({ problems: [], path: post });
  expect(read(post)).toContain("title: Local SEO for Every Storefront");
  expect(read(post)).toMatch(/formerly:\n\s+- How to Be Found on Your Own Street/);
});

test("a post with another address keeps the old one in formerly, and links to it follow", () => {
  const to = "blog/be-found.md";
  const other = "blog/answer-every-review.md";
  const link = "[found](/blog-lists/how-to-be-found-on-your-own-street)";
  writeFileSync(join(root, "content", other), `${read(other)}\n${link}\n`);
  expect(move(undefined, "Be found!")).toEqual({ problems: [], path: to });
  expect(existsSync(join(root, "content", post))).toBe(false);
  expect(read(to)).toMatch(/formerly:\n\s+- how-to-be-found-on-your-own-street/);
  expect(read(other)).toContain("[found](/blog-lists/be-found)");
});

test("a problem is refused with its line and field, and nothing is written", () => {
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

test("an address that another post has does not overwrite that post", () => {
  const { problems } = move(undefined, "a-coupon-for-a-quiet-tuesday");
  expect(problems[0]?.message).toMatch(/there is a file of this name already/);
  expect(existsSync(join(root, "content", post))).toBe(true);
});

test("a file keeps its comments whichever program saved it last", () => {
  const path = "legal/privacy-policy.md";
  const windows = `\uFEFF${read(path).replaceAll("\n", "\r\n")}`;
  writeFileSync(join(root, "content", path), windows);
  expect(change(path, { updated: "2026-11-21" }).problems).toEqual([]);
  expect(read(path)).toContain("# Counsel has to review this text before launch.");
});

test("a plain page's former address leads to the new one, also back and forth", () => {
  const first = "pages/how-we-answer.md";
  expect(change(first, { title: "What We Answer" }).path).toBe("pages/what-we-answer.md");
  expect(read("redirects.yaml")).toContain("- from: /how-we-answer\n    to: /what-we-answer");
  expect(read("redirects.yaml")).toContain("- from: /opening-hours\n    to: /what-we-answer");
  expect(change("pages/what-we-answer.md", { title: "How We Answer" }).problems).toEqual([]);
  expect(read("redirects.yaml")).not.toContain("from: /how-we-answer");
  expect(read("redirects.yaml")).toContain("- from: /what-we-answer\n    to: /how-we-answer");
});

describe("a new entry", () => {
  const service = (name: string) => {
    const { data } = readSource("content/x.yaml", read("services/predictive-ai.yaml"));
    return { ...(data as object), name, order: 90 };
  };
  const page = (title: string) => {
    const { text } = newFile("page", title, fixtureData, "2026-11-21");
    return readSource("content/x.md", text);
  };
  const old = "services/new.yaml";

  test("gets the name of its title, and leaves an older one as it is", () => {
    const { data, body } = page("What Is New");
    expect(write("pages/new.md", undefined, data, body).path).toBe("pages/what-is-new.md");
    writeFileSync(join(root, "content", old), stringify(service("First of Them")));
    const before = read(old);
    const next = { ...service("Another One"), order: 91 };
    expect(write(old, undefined, next)).toEqual({
      problems: [],
      path: "services/another-one.yaml",
    });
    expect(read(old)).toBe(before);
    expect(read("services/another-one.yaml")).toContain("name: Another One");
  });

  test.each(["Cloud Storage", "New", "!!!"])("is refused under the name %s", (name) => {
    const before = readdirSync(join(root, "content/services"));
    const kept = read("services/cloud-storage.yaml");
    expect(write(old, undefined, service(name)).problems[0]?.message).toMatch(/name/);
    expect(readdirSync(join(root, "content/services"))).toEqual(before);
    expect(read("services/cloud-storage.yaml")).toBe(kept);
  });

  test("written in the evening is of that day where the company is", () => {
    vi.stubEnv("SITE_DATE", "");
    vi.useFakeTimers({ now: new Date("2026-12-01T03:00:00Z") });
    const { data } = newEntry("blog/new.md", fixtureFiles);
    vi.useRealTimers();
    vi.unstubAllEnvs();
    expect(data.date).toBe("2026-11-30");
  });
});

test("a link to a post of a day to come is refused, as by the build", () => {
  expect(change(post, { date: "9998-12-31" }).problems).toEqual([]);
  const other = "blog/three-numbers-to-write-down-every-week.md";
  const link = `[later](/blog-lists/${post.slice("blog/".length, -".md".length)})`;
  const { problems } = save(other, other, `${read(other)}\n${link}\n`, root);
  expect(problems[0]?.message).toMatch(/is not on the site yet/);
});
