import { expect, test } from "vitest";
import { reckon, written } from "./reckon.ts";

const known = new Map([["price", reckon("$40")]]);

test.each([
  ["8 × (price − $15)", "$200"],
  ["price * 25%", "$10"],
  ["-price / 4 + $2.50", "−$7.50"],
  ["19 h 25 min − 9 h 42 min", "9 h 43 min"],
  ["52 × 20 min", "17 h 20 min"],
  ["2 × 30 min", "1 h"],
  ["30 min − 30 min", "0 min"],
  ["round(9 h 43 min / 1 h × $20)", "$194"],
  ["up($220 / $8)", "28"],
  ["down((500MB − 32MB) / 32MB)", "14"],
  ["80 × 0.4MB", "32MB"],
  ["2 × 500MB", "1,000MB"],
  ["0.1 + 0.2", "0.3"],
  ["2026-02-26 + 6", "Wednesday, March 4"],
  ["2026-03-04 − 2026-02-26 + 1", "7"],
])("%s is %s", (sum, result) => {
  expect(written(reckon(sum, known))).toBe(result);
});

test.each([
  ["$5 / 3", "is 1.666667; round it by up(…), down(…) or round(…)"],
  ["$5 − 10 min", "adds or subtracts dollars and times"],
  ["$5 × $5", "multiplies dollars by dollars"],
  ["500MB / 5 min", "divides megabytes by times"],
  ["5 / (2 − 2)", "divides by zero"],
  ["5 × prise", 'there is no figure "prise" above; did you mean "price"?'],
  ["5 × (2", '"5 × (2" has no ")" for a "("'],
  ["5 ×", '"5 ×" is no sum; write it like 8 × (price − cost)'],
  ["5 5", '"5 5" is no sum; write it like 8 × (price − cost)'],
  ["5 & 5", '"& 5" is no part of a sum'],
])("%s is refused", (sum, message) => {
  expect(() => written(reckon(sum, known))).toThrow(message);
});
