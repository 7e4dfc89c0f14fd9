import { expect, test } from "vitest";
import { centsOf, decimal, dollars, isMeantAsDollars, readDollars, shortDollars } from "./money.ts";

test.each([
  [75, "$75.00", "$75", "75.00"],
  [82.5, "$82.50", "$82.50", "82.50"],
  [4.99, "$4.99", "$4.99", "4.99"],
  [0, "$0.00", "$0", "0.00"],
  [1200.5, "$1,200.50", "$1,200.50", "1200.50"],
  [-2.5, "−$2.50", "−$2.50", "-2.50"],
])("%d is written", (amount, text, short, number) => {
  expect([dollars(amount), shortDollars(amount), decimal(amount)]).toEqual([text, short, number]);
  expect(readDollars(text)).toBe(amount);
});

test.each(["75", "$", "$7.5", "14 months", "", "$1,20", "$1,2000.00"])(
  "%j is no amount",
  (text) => {
    expect(readDollars(text)).toBeNaN();
  },
);

test.each([
  ...["$4.5", "4.50", "$1 200", "1,200.00", "−4.5", "$ 75", "75$", "$1,20", "USD $5", "−-$5"],
])("%j is meant as dollars, and is no amount", (text) => {
  expect(isMeantAsDollars(text)).toBe(true);
});

test.each(["$75", "−$1,200.50", "14 months", "500MB", "1,000MB", "25%", "40", "1,000", ""])(
  "%j is an amount in dollars, or meant as none",
  (text) => {
    expect(isMeantAsDollars(text)).toBe(false);
  },
);

test("cents are whole", () => {
  expect(centsOf(4.35)).toBe(435);
});
