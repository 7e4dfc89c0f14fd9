import { describe, expect, test } from "vitest";
import {
  fixtureFiles as files,
  fixturePost as post,
  publicFiles,
} from "../../e2e/fixture/load-fixture.ts";
import { formatProblem } from "../load/problem.ts";
import { loadContent } from "../load-content.ts";
import { listPages } from "./list-pages.ts";
import { buildInputs, publishedOn, unpublished } from "./publish.ts";
import { postRedirects } from "./redirects.ts";

const other = "blog/three-numbers-to-write-down-every-week.md";
const service = "services/digital-coupons.yaml";
const today = "2026-12-01";

/** The content on `today` after changes of some files: a post's `date` line, or one more line. */
function loaded(changes: Record<string, (text: string) => string>) {
  const changed = Object.entries(changes).map(([path, change]) => [
    path,
    change(files[path] ?? ""),
  ]);
  return loadContent({ ...files, ...Object.fromEntries(changed) }, { publicFiles, today });
}
const asDraft = (text: string) => text.replace(/^date: .*/m, "$&\ndraft: true");
const dated = (day: string) => (text: string) => text.replace(/^date: .*/m, `date: ${day}`);

test.each([
  [{ date: "2026-11-30" }, undefined],
  [{ date: "2026-12-01" }, undefined],
  [{ date: "2026-12-02" }, "scheduled"],
  [{ date: "2026-11-30", draft: true }, "draft"],
  [{ date: "2026-11-30", draft: false }, undefined],
  [{}, undefined],
])("on 2026-12-01, a text with %o is %s", (text, state) => {
  expect(unpublished(text, today)).toBe(state);
});

describe.each([
  ["a draft", asDraft],
  ["a post of tomorrow", dated("2026-12-02")],
])("%s", (_, change) => {
  const { data, problems } = loaded({ [post]: change });
  const path = "/blog-lists/how-to-be-found-on-your-own-street";
  const onSite = publishedOn(data, today);

  test("is content in order", () => expect(problems).toEqual([]));

  test("is a page in the preview and none of a build", () => {
    expect(listPages(data).map((page) => page.path)).toContain(path);
    expect(JSON.stringify(listPages(onSite))).not.toContain(path);
  });

  test("has no redirect from its title", () => {
    expect(JSON.stringify(postRedirects(data.posts))).toContain(path);
    expect(JSON.stringify(postRedirects(onSite.posts))).not.toContain(path);
  });

  test("leaves no trace in the dates of other pages", () => {
    const list = listPages(onSite).find((page) => page.path === "/blog-lists");
    const { data: without } = loadContent(
      Object.fromEntries(Object.entries(files).filter(([name]) => name !== post)),
    );
    expect(list).toEqual(listPages(without).find((page) => page.path === "/blog-lists"));
  });

  test("gives the build another name", () => {
    expect(buildInputs(data, today)).not.toEqual(buildInputs(loaded({}).data, today));
  });
});

test("a post is on the site from its day on", () => {
  const { data } = loaded({ [post]: dated("2026-12-02") });
  const filesOn = (day: string) => publishedOn(data, day).posts.map(({ file }) => file);
  expect(filesOn("2026-12-01")).not.toContain(`content/${post}`);
  expect(filesOn("2026-12-02")).toContain(`content/${post}`);
});

test("a day on which nothing changes leaves a build its name", () => {
  const { data } = loaded({});
  expect(buildInputs(data, "2026-12-01")).toEqual(buildInputs(data, "2026-12-02"));
  expect(buildInputs(data, "2026-12-31")).not.toEqual(buildInputs(data, "2027-01-01"));
});

describe("a link to what is not on the site yet", () => {
  const link = "[numbers](/blog-lists/three-numbers-to-write-down-every-week)";
  const linking = (text: string) => `${text.trimEnd()}\n\nSee ${link}.\n`;
  const problem = expect.stringContaining("is not on the site yet");

  test.each([
    ["from a post that is", linking, asDraft, [problem]],
    ["from an earlier post", linking, dated("2026-12-05"), [problem]],
    [
      "from a post of the same day",
      (t: string) => dated("2026-12-05")(linking(t)),
      dated("2026-12-05"),
      [],
    ],
    ["from a draft", (t: string) => asDraft(linking(t)), asDraft, []],
    [
      "from a post of a later day to a draft",
      (t: string) => dated("2026-12-05")(linking(t)),
      asDraft,
      [problem],
    ],
  ])("%s", (_, from, to, expected) => {
    expect(loaded({ [post]: from, [other]: to }).problems.map(formatProblem)).toEqual(expected);
  });
});

test("a draft of a service is linked from nowhere", () => {
  const { problems } = loaded({ [service]: (text) => `draft: true\n${text}` });
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem.message).toContain("is not on the site yet");
});
