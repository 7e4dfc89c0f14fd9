import { expect, test } from "vitest";
import {
  add,
  type Change,
  dataWith,
  fixtureFiles,
  loadWith,
  fixturePost as post,
  problemsWith,
  swap,
} from "../../e2e/fixture/load-fixture.ts";
import { formatProblem } from "../load/problem.ts";
import { listPages } from "../pages/list-pages.ts";

/** All words of the site, with prices.yaml changed. */
function said(prices: Change): string {
  const data = dataWith({ "content/prices.yaml": prices });
  return JSON.stringify([data, listPages(data)]);
}

test("changing a price updates every quotation", () => {
  const ofWeek = /(?<=id: 7-days\s+label: 7 days\s+amount: )48\.00/;
  const count = (words: string, part: string) => words.split(part).length - 1;
  const before = JSON.stringify([dataWith({}), listPages(dataWith({}))]);
  const after = said(swap(ofWeek, "77.35"));
  expect(count(after, "$77.35")).toBeGreaterThan(5);
  expect(count(after, "$77.35") + count(after, "$48.00")).toBe(count(before, "$48.00"));
});

test.each([
  ["From $48.", '"$48" is also a price; if that price is meant, write {{price.flyer.7-days}}'],
  ["**$83.00**", "write {{price.flyer.14-days}} or {{price.coupon.14-days}}"],
  ["A push costs CA$1.", "write {{price.push-radius}}"],
  ["![From $3.49](drawing:coupon)", "write {{price.storage.1gb}}"],
  ["From {{price.flyer.7-days}}-$83", "write {{price.flyer.14-days}}"],
])("a typed price, %s, is noted with its line and token, and not refused", (sentence, message) => {
  const line = (fixtureFiles[post] ?? "").split("\n").length;
  const { problems, notes } = loadWith({ [post]: add(sentence) });
  expect(problems).toEqual([]);
  expect(notes.map(formatProblem)).toEqual([expect.stringContaining(message)]);
  expect(notes).toMatchObject([{ file: post, line }]);
});

test.each(["A loaf for $6.50", "−$48", "$48.50, $480, $48,000", "$0.00"])(
  "another amount, %s, is not noted",
  (sentence) => expect(loadWith({ [post]: add(sentence) }).notes).toEqual([]),
);

test("a price that fails its schema is one problem, whatever quotes it", () => {
  expect(
    problemsWith({ "content/prices.yaml": swap("amount: 48.00", "amount: 80 or so") }),
  ).toHaveLength(1);
});

test("a text that quotes an empty discount is refused", () => {
  expect(problemsWith({ "content/offer.yaml": swap("discount: 100", "discount:") })).toContainEqual(
    expect.stringContaining("{{offer.discount}} stands for nothing"),
  );
});

test("an amount may be typed as people write it, and one of 0 is free wherever a text quotes it", () => {
  const first = (amount: string) => swap(/(flyer:[\s\S]*?amount: ).*/, `$1${amount}`);
  const [plan] = dataWith({ "content/prices.yaml": first('"79,50"') }).prices.categories.flyer
    .plans;
  expect(plan?.amount).toBe(79.5);
  expect(problemsWith({ "content/prices.yaml": first('"79,5O"') })).toContainEqual(
    expect.stringContaining("plans.1.amount: must be an amount in dollars"),
  );
  const { services } = loadWith({ "content/prices.yaml": first("0") }).data ?? {};
  const texts = JSON.stringify(services);
  expect(texts).toContain("from free");
  expect(texts).not.toContain("$0.00");
  const example = swap(/^example: .*/m, 'example: "4,50"');
  expect(dataWith({ "content/break-even.yaml": example }).breakEven.example).toBe(4.5);
});
