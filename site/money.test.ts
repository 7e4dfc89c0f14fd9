import { expect, test } from "vitest";
import { centsOf, decimal, dollars, readAmount, readCount, shortDollars } from "./money.ts";

test.each([
  [75, "$75.00", "$75", "75.00"],
  [82.5, "$82.50", "$82.50", "82.50"],
  [4.99, "$4.99", "$4.99", "4.99"],
  [0, "$0.00", "$0", "0.00"],
  [1200.5, "$1,200.50", "$1,200.50", "1200.50"],
  [-2.5, "−$2.50", "−$2.50", "-2.50"],
])("%d is written", (amount, text, short, number) => {
  expect([dollars(amount), shortDollars(amount), decimal(amount)]).toEqual([text, short, number]);
  expect(readAmount(text)).toBe(amount);
});

test.each([
  ["5", 5],
  [" $4.50 ", 4.5],
  ["4.50 $", 4.5],
  ["4,50", 4.5],
  ["$ 12", 12],
  ["1,200", 1200],
  ["1 200", 1200],
  ["1\u202f200,50", 1200.5],
  [".5", 0.5],
  ["5.", 5],
  ["-$3", -3],
])("%j is an amount", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  ...["", "$", ".", "two", "14 months", "0x10", "1e3", "4.505", "1,20,000", "1,2000", "5 €"],
  ...["NaN", "Infinity", "4.50.1", "500MB", "25%"],
])("%j is no amount", (text) => {
  expect(readAmount(text)).toBeNaN();
});

test("a count is a whole number", () => {
  expect(["0", " 12 "].map(readCount)).toEqual([0, 12]);
  for (const text of ["", "two", "2.9", "-4", "0x10", "1e3"]) expect(readCount(text)).toBeNaN();
});

test("cents are whole", () => {
  expect(centsOf(4.35)).toBe(435);
});
