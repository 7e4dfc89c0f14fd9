import { describe, expect, test } from "vitest";
import { readMargin, salesNeeded } from "./sales-needed.ts";

describe("a typed margin", () => {
  test.each([
    ["5", 500],
    [" $4.50 ", 450],
    ["$ 12", 1200],
    ["1,200", 120_000],
    ["1,200.25", 120_025],
    ["4,50", 450],
    [".5", 50],
    ["0.01", 1],
    ["100000", 10_000_000],
  ])("%s is understood", (typed, cents) => {
    expect(readMargin(typed)).toEqual({ cents });
  });

  test.each([
    ["", "notNumber"],
    ["five", "notNumber"],
    ["4.50.1", "notNumber"],
    ["NaN", "notNumber"],
    ["Infinity", "notNumber"],
    ["0", "tooSmall"],
    ["0.001", "tooSmall"],
    ["-3", "tooSmall"],
    ["-$3", "tooSmall"],
    ["1e9", "tooLarge"],
    ["100,001", "tooLarge"],
  ])("%s is refused as %s", (typed, problem) => {
    expect(readMargin(typed)).toEqual({ problem });
  });
});

test.each([
  [75, 500, 15],
  [125, 500, 25],
  [225, 700, 33],
  [75, 7500, 1],
  [75, 1_000_000, 1],
  [0.3, 10, 3],
])("a run of $%d takes, at %d cents a sale, %d sales", (price, cents, sales) => {
  expect(salesNeeded(price, cents)).toBe(sales);
});
