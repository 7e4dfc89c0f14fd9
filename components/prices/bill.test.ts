import { expect, test } from "vitest";
import { billOf } from "./bill.ts";

const choice = { price: 75, push: 1, pushes: "0", margin: "", example: 5 };

test.each([
  [75, "0", "5", 75, 15],
  [125, "3", "$5.00", 128, 26],
  [75, "0", "10000", 75, 1],
  [0.3, "0", "0.1", 0.3, 3],
  [75, "", "", 75, 15],
])(
  "a run of $%d with %s pushes and %s a sale costs $%d, which %d sales cover",
  (price, pushes, margin, total, sales) => {
    expect(billOf({ ...choice, price, pushes, margin })).toMatchObject({ total, sales });
  },
);

test.each([
  ["a lot", "notNumber"],
  ["0", "tooSmall"],
  ["-3", "tooSmall"],
  ["100,001", "tooLarge"],
])("the margin %s is refused as %s, and leaves the total as it is", (margin, problem) => {
  const bill = billOf({ ...choice, pushes: "2", margin });
  expect(bill).toEqual({ pushes: 2, pushCost: 2, total: 77, problem });
});

test.each(["two", "1000"])("%s pushes make no total", (pushes) => {
  expect(billOf({ ...choice, pushes })).toEqual({});
});
