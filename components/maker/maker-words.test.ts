import { expect, test } from "vitest";
import { costText, isFigure, limitText, makerWords, printedPrice } from "./maker-words.ts";

test.each([
  ["6", "$6"],
  ["$6.5", "$6.50"],
  [" 6,50 ", "$6.50"],
  ["free", "Free"],
  ["2 for $5", "2 for $5"],
  ["", ""],
])("the price %s becomes %s", (typed, text) => {
  expect(printedPrice("flyer", typed)).toBe(text);
});

test.each([
  ["20", "20%"],
  ["20%", "20%"],
  ["5,5 %", "5.5%"],
  ["$5", "$5"],
  ["$ 5,5", "$5.50"],
  ["2 for 1", "2 for 1"],
])("the discount %s becomes %s", (typed, text) => {
  expect(printedPrice("coupon", typed)).toBe(text);
});

test.each([
  ["flyer", "$6.50", true],
  ["flyer", "$249.99", true],
  ["flyer", "$1,299.95", true],
  ["flyer", "Free", true],
  ["flyer", "Half price", false],
  ["flyer", "6 €", false],
  ["coupon", "20%", true],
  ["coupon", "$1,050", true],
  ["coupon", "$149.99", true],
  ["coupon", "Free", false],
  ["coupon", "2 for 1", false],
] as const)(
  "on a %s, whether %s is a figure is decided by its characters: %s",
  (kind, price, is) => {
    expect(isFigure(kind, price)).toBe(is);
  },
);

test.each([
  [0, ""],
  [27, ""],
  [28, "28 of 28"],
  // What is printed may be longer than what was typed.
  [30, "28 of 28"],
])("a text of %d characters in a field of 28 says: %s", (length, text) => {
  expect(limitText(length, 28)).toBe(text);
});

test.each([
  [75, "7 days: $75.00, $10.71 a day."],
  [0, "7 days: Free."],
])("a run of %d dollars says what it costs: %s", (amount, text) => {
  expect(costText({ label: "7 days", amount, days: 7 })).toBe(text);
});

test.each([
  ["oak & Ash", "O"],
  ["👨‍👩‍👧 Diner", "👨‍👩‍👧"],
  ["شاي", "ش"],
  ["", ""],
])("the initial of %s is %s", (shop, initial) => {
  expect(makerWords("flyer", { shop, item: "Tea", price: "6" })).toEqual({
    shop,
    item: "Tea",
    price: "$6",
    initial,
  });
});
