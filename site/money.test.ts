import { expect, test } from "vitest";
import { centsOf, decimal, dollars, readDollars, shortDollars } from "./money.ts";

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

test.each(["75", "$", "$7.5", "14 months", ""])("%j is no amount", (text) => {
  expect(readDollars(text)).toBeNaN();
});

test("cents are whole", () => {
  expect(centsOf(4.35)).toBe(435);
});
