import { expect, test } from "vitest";
import { fixturePost, problemsWith, swap } from "../../e2e/fixture/load-fixture.ts";

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
