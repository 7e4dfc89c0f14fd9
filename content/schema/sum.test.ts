import { expect, test } from "vitest";
import { sum } from "./sum.ts";

const lines = (...amounts: string[]) => amounts.map((amount) => ({ label: "Rolls", amount }));

test.each([
  [["$1,200", "−$200.50", "$999.50"]],
  [["$75.00", "-$75.00", "$0.00"]],
  [["500MB", "500MB", "1,000MB"]],
])("takes %s", (amounts) => {
  expect(sum.safeParse(lines(...amounts)).success).toBe(true);
});

test("refuses a total that the lines do not add up to, and says the right one", () => {
  const issue = sum.safeParse(lines("$195", "−$50", "$150")).error?.issues[0];
  expect(issue?.path).toEqual([2, "amount"]);
  expect(issue?.message).toBe("must be $145.00, which the lines above add up to");
});
