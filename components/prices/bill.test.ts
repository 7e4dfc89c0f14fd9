import { describe, expect, test } from "vitest";
import { billOf, readMargin } from "./bill.ts";

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

const choice = { price: 75, push: 1, pushes: "0", margin: "", example: 5 };

test.each([
  [75, "0", "5", 75, 15],
  [125, "3", "5", 128, 26],
  [225, "0", "7", 225, 33],
  [75, "0", "75", 75, 1],
  [75, "0", "10000", 75, 1],
  [0.3, "0", "0.1", 0.3, 3],
  [75, "", "", 75, 15],
  [75, "-4", "5", 75, 15],
  [75, "2.9", "5", 77, 16],
  [75, "5000", "5", 1074, 215],
])(
  "a run of $%d with %s pushes and %s a sale costs $%d, which %d sales cover",
  (price, pushes, margin, total, sales) => {
    expect(billOf({ ...choice, price, pushes, margin })).toMatchObject({ total, sales });
  },
);

test("a margin that is none leaves the total as it is", () => {
  const bill = billOf({ ...choice, pushes: "2", margin: "a lot" });
  expect(bill).toEqual({ pushes: 2, pushCost: 2, total: 77, problem: "notNumber" });
});
