import { expect, test } from "vitest";
import { dataWith, problemsWith, swap } from "../../e2e/fixture/load-fixture.ts";
import { listPages } from "../pages/list-pages.ts";

test("changing the offer updates every quotation", () => {
  const data = dataWith({
    "promotion.yaml": (text) =>
      text
        .replace("code: Corner20", "code: Elsewhere7")
        .replace("discount: 100", "discount: 45")
        .replace("months: 2", "months: 13"),
  });
  const words = JSON.stringify([data, listPages(data)]);
  for (const former of ["Corner20", "100%", "2 months", "2 Months"])
    expect(words, former).not.toContain(former);
  expect(data.promotion.text).toContain("13 months");
  expect(data.popUp).toMatchObject({ figure: "45%", heading: "off your first 13 months" });
});

const added = (sentence: string) => ({ "billing.yaml": swap("With {{", `${sentence} With {{`) });

test.each([
  ["It takes 100% off your first 2 months.", 'write {{promo.discount}} for "100%"'],
  ["First 2 Months: 100 % off.", 'write {{promo.discount}} for "100 %"'],
  ["Enter Corner20.", 'write {{promo.code}} for "Corner20"'],
])("an offer that is typed, %s, is refused with its line and token", (sentence, message) => {
  const [problem, ...others] = problemsWith(added(sentence));
  expect(problem).toMatch(/^content\/billing\.yaml:\d+ items\.\d+\.text: /);
  expect(problem).toContain(message);
  expect(others).toEqual([]);
});

test.each([
  "It is 100% paper-free.",
  "A plan of 2 months.",
  "100% in 12 months.",
  "{{promo.discount}} off the first {{promo.months}} months.",
  "2100% in 2 months, Corner201.",
])("what is no offer, %s, stays", (sentence) => expect(problemsWith(added(sentence))).toEqual([]));

test("a code that is a word may be written as that word", () => {
  const code = { "promotion.yaml": swap("Corner20", "Summer") };
  expect(problemsWith({ ...added("Summer is short."), ...code })).toEqual([]);
});

test.each(["", "discount:", "discount: ''"])(
  "emptied as %j, the discount is missed there",
  (line) => {
    const [problem, ...others] = problemsWith({ "promotion.yaml": swap("discount: 100", line) });
    expect(problem).toMatch(
      /^content\/promotion\.yaml:\d+ discount: is empty, and \d+ texts quote/,
    );
    expect(others).toEqual([]);
  },
);

test.each([
  ["discount: 100", "discount: 101"],
  ["months: 2", "months: 0"],
])("%s as %s is refused", (from, to) => {
  const field = from.split(" ", 1)[0];
  expect(problemsWith({ "promotion.yaml": swap(from, to) })).toEqual([
    expect.stringMatching(`^content/promotion.yaml:\\d+ ${field} `),
  ]);
});
