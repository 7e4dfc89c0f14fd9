import { expect, test } from "vitest";
import { fixtureFiles as files, publicFiles } from "../../e2e/fixture/load-fixture.ts";
import { formatProblem } from "../load/problem.ts";
import { loadContent } from "../load-content.ts";
import { listPages } from "../pages/list-pages.ts";

const promotion = files["promotion.yaml"] ?? "";
const billing = files["billing.yaml"] ?? "";

const problemsWith = (changed: Record<string, string>) =>
  loadContent({ ...files, ...changed }, { publicFiles }).problems.map(formatProblem);

test("an offer that changes is another one wherever it is quoted", () => {
  const changed = promotion
    .replace("code: Corner20", "code: Elsewhere7")
    .replace("discount: 100", "discount: 45")
    .replace("months: 2", "months: 13");
  const { data, problems } = loadContent({ ...files, "promotion.yaml": changed }, { publicFiles });
  expect(problems).toEqual([]);
  const words = JSON.stringify([data, listPages(data)]);
  for (const former of ["Corner20", "100%", "2 months", "2 Months"])
    expect(words, former).not.toContain(former);
  expect(data.promotion.text).toContain("13 months");
  expect(data.popUp).toMatchObject({ figure: "45%", heading: "off your first 13 months" });
});

const added = (sentence: string) => ({
  "billing.yaml": billing.replace("With {{", `${sentence} With {{`),
});

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
  const changed = promotion.replace("Corner20", "Summer");
  expect(problemsWith({ ...added("Summer is short."), "promotion.yaml": changed })).toEqual([]);
});

test("an offer of no discount or no months is refused", () => {
  const wrong = promotion
    .replace("discount: 100", "discount: 101")
    .replace("months: 2", "months: 0");
  expect(problemsWith({ "promotion.yaml": wrong })).toEqual([
    expect.stringMatching(/^content\/promotion\.yaml:\d+ discount: /),
    expect.stringMatching(/^content\/promotion\.yaml:\d+ months: /),
  ]);
});
