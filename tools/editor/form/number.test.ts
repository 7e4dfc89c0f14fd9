import { expect, test } from "vitest";
import { numberOf } from "./number.ts";

test.each<[typed: string, number: unknown]>([
  ["29.90", 29.9],
  ["29.", 29],
  [".5", 0.5],
  ["$29.90", 29.9],
  [" 75 ", 75],
  ["0", 0],
  ["$", "$"],
  ["29,90", "29,90"],
  ["1.2.3", "1.2.3"],
  ["10 km", "10 km"],
])("a number field takes %j as %j", (typed, number) => {
  expect(numberOf(typed)).toBe(number);
});

test("an empty number field has no value", () => {
  expect(numberOf(undefined)).toBeUndefined();
});
