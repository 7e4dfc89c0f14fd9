import { expect, test } from "vitest";
import { sum } from "./schema/sum.ts";
import { totalOf } from "./sum.ts";

const lines = (...amounts: (string | undefined)[]) =>
  amounts.map((amount) => ({ label: "Rolls", amount }));

test.each([
  [["$1,200", "−$200.50", "$999.50"]],
  [["$75.00", "-$75.00", "$0.00"]],
  [["$75.00", "$1.00", undefined]],
  [["500MB", "500MB", "1,000MB"]],
])("takes %s", (amounts) => {
  expect(sum.safeParse(lines(...amounts)).success).toBe(true);
});

test.each([
  [["$195", "−$50", "$150"], 2, "must be $145.00, which the lines above add up to"],
  [["$195", undefined, "$195"], 1, "is missing; only the total's may be"],
  [["$9", "4.50", undefined], 2, "is missing, and not all above are dollars"],
  [["14 months", "$1.200"], 1, 'is no amount in dollars; write it as "$1,200.50"'],
  [["500MB", undefined], 1, "is missing, and not all above are dollars"],
])("refuses %s", (amounts, index, message) => {
  const issue = sum.safeParse(lines(...amounts)).error?.issues[0];
  expect(issue?.path).toEqual([index, "amount"]);
  expect(issue?.message).toBe(message);
});

test("adds up the dollars above a total that is not stated", () => {
  expect(totalOf(lines("$1,175.00", "−$1.50", undefined))).toBe("$1,173.50");
});
