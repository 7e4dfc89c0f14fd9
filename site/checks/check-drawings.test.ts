import { expect, test } from "vitest";
import { add, problemsWith, swap } from "../../e2e/fixture/load-fixture.ts";

const drawing = (text: string, max = 4) =>
  `<svg viewBox="0 0 400 300">\n<text data-max="${max}">${text}</text>\n</svg>`;
const withDrawing = (text: string, changes = {}) =>
  problemsWith({ "content/drawings/coupon.svg": drawing(text), ...changes });
const prices = "content/prices.yaml";
const isLong = 'has no room in the drawing "coupon", even in letters of half the size';

test("a price of thousands has room in drawings", () => {
  const price = { [prices]: swap("amount: 48.00", "amount: 9999") };
  expect(
    problemsWith({
      ...price,
      "content/drawings/flyer.svg": drawing("{{price.flyer.7-days}}", 8),
    }),
  ).toEqual([]);
});

test.each([
  [
    "{{price.flyer.7-days}}",
    prices,
    swap("amount: 48.00", "amount: 4800"),
    `${prices}:20 categories.flyer.plans.1.amount: "$4,800.00" ${isLong}`,
  ],
  [
    "{{days.flyer.7-days}} days",
    prices,
    swap("days: 7", "days: 7000"),
    `${prices}:22 categories.flyer.plans.1.days: "7000 days" ${isLong}`,
  ],
  [
    "{{name}}",
    "content/site.yaml",
    swap(/^name: .*/m, "name: A longer name"),
    `content/site.yaml:1 name: "A longer name" ${isLong}`,
  ],
  [
    "Nine words",
    "content/words.yaml",
    add("  - soursop\n"),
    `content/drawings/coupon.svg:2 "Nine words" ${isLong}`,
  ],
])(
  "words that a drawing has no room for are said where they stand: %s",
  (text, path, change, message) => {
    expect(withDrawing(text, { [path]: change })).toEqual([expect.stringContaining(message)]);
  },
);

test("a character that shows as a box is said of its drawing", () => {
  expect(withDrawing("\uF0B7")).toEqual([
    expect.stringContaining("coupon.svg:1 has a character that"),
  ]);
});
