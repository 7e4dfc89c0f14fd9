import { expect, test } from "vitest";
import { fixtureFiles, fixturePost, problemsWith, swap } from "../../e2e/fixture/load-fixture.ts";

const link = (target: string) => ({
  [fixturePost]: (text: string) => `${text.trimEnd()}\n\nSee [that part](${target}).\n`,
});

test.each([
  "/flyer-pricing#billing",
  "/flyer-pricing#plan-7-days",
  "/contact#before-you-buy",
  "/contact#firstName",
  "/services/dtransfer#dtransfer",
  "/services/dtransfer#which-one",
  "/about#culture",
  "/contact#top",
])("%s is a part of a page", (target) => expect(problemsWith(link(target))).toEqual([]));

test.each([
  [
    "/flyer-pricing#biling",
    '/flyer-pricing has no heading or part "#biling"; did you mean "billing"?',
  ],
  ["/one-day-campaign-pricing#extras", 'has no heading or part "#extras"'],
  ["#nowhere", "has no heading or part"],
])("%s is none", (target, message) => {
  expect(problemsWith(link(target))).toEqual([expect.stringContaining(message)]);
});

test("of a post of a day to come, links are tried as on that day", () => {
  const change = (text: string) =>
    link("/flyer-pricing#biling")[fixturePost]?.(text.replace(/^date: .*/m, "date: 2027-01-05")) ??
    "";
  expect(problemsWith({ [fixturePost]: change }, { today: "2026-12-01" })).toContainEqual(
    expect.stringContaining(`content/${fixturePost}:`),
  );
});

test("where pages show a file, a part without its page is none", () => {
  const note = { "prices.yaml": swap(/note: >-\n/, "note: >-\n      [x](#plan-7-days)\n") };
  expect(problemsWith(note)).toEqual([
    expect.stringContaining('write the page before "#plan-7-days", like "/contact#plan-7-days"'),
  ]);
});

test("a part of the products page is none of a page to come", () => {
  const make = "/services/dtransfer#make";
  const free = (text: string) =>
    text.replace(/pricing: .*/, "pricing: flyer").replace(/^status: .*/m, "status: available");
  expect(problemsWith({ ...link(make), "services/dtransfer.yaml": free })).toContainEqual(
    expect.stringContaining('/services/dtransfer has no heading or part "#make"'),
  );
});

test("the article is on the site whatever its date, and links to nothing of a later day", () => {
  const article = (text: string) =>
    text.replace(/^date: .*/m, "date: 2026-12-30").replace(/^updated: .*\n/m, "");
  const [, address] =
    /- to: (\/blog-lists\/.*)/.exec(fixtureFiles["dtransfer/article.md"] ?? "") ?? [];
  const later = {
    "dtransfer/article.md": article,
    [`blog/${address?.split("/").at(-1)}.md`]: swap(/^date: .*/m, "date: 2026-12-20"),
  };
  expect(problemsWith(later, { today: "2026-11-27" })).toContainEqual(
    expect.stringMatching(
      /^content\/dtransfer\/article\.md:\d+ related\.0\.to: .*not on the site yet/,
    ),
  );
});

test("a file that cannot be read hides no part of another page", () => {
  const links = (text: string) =>
    `${text.trimEnd()}\n\nSee [this](/contact#nope) and [that](/why-angel-app#nope).\n`;
  expect(problemsWith({ "faq.yaml": swap("  -", "\t-"), [fixturePost]: links })).toEqual([
    expect.stringContaining("content/faq.yaml:3 "),
    expect.stringContaining('/contact has no heading or part "#nope"'),
  ]);
});

test("a file that cannot be read hides no problem of another", () => {
  const said = problemsWith({
    "faq.yaml": swap("  -", "\t-"),
    "prices.yaml": swap("id: 7-days", "idd: 7-days"),
    "pages/why.yaml": swap(/^title: .*/m, `title: ${"x".repeat(90)}`),
    [fixturePost]: (text: string) =>
      `${text.trimEnd()}\n\nSee [there](/nowhere) and ![x](scene:x).\n`,
  });
  expect(said.map((problem) => problem.split(" ", 1)[0]?.split(":")[0])).toEqual([
    "content/prices.yaml",
    "content/faq.yaml",
    "content/pages/why.yaml",
    `content/${fixturePost}`,
    `content/${fixturePost}`,
  ]);
});
