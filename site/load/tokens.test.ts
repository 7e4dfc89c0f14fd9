import { expect, test } from "vitest";
import { fillText } from "./tokens.ts";

test.each([
  ["7", "first 7 months", "7 days, each of 7 days"],
  ["1", "first month", "1 day, each of 1 day"],
])("texts with %s in place of a token read well", (value, months, days) => {
  const tokens = new Map([["n", value]]);
  const fill = (text: string) => fillText(text, tokens, expect.unreachable);
  expect(fill("first {{n}} months")).toBe(months);
  expect(fill("{{n}} days, each of {{ n }} days")).toBe(days);
});
