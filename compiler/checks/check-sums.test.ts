import { expect, test } from "vitest";
import { wrongSums, wrongWeekdays } from "./check-sums.ts";

test.each([
  ["| 25 regulars cost you | 25 × $6 = $151 |", '"25 × $6 = $151" does not come out; it is $150'],
  ["19 h 25 min − 9 h 42 min = 9 h 42 min", "it is 9 h 43 min"],
  ["so $5 − 3 h = $2", "adds or subtracts dollars and times"],
  ["500MB + 500MB = 1,100MB.", "it is 1,000MB"],
])("%j is refused", (text, message) => {
  expect(wrongSums(text)).toEqual([
    { index: text.search(/\d+ ×|19|\$5|500/), message: expect.stringContaining(message) },
  ]);
});

test.each(["15 × $9 = $135, and more", "$40 − 25% of it", "a = b", "1 + 1 = 2.", "x=5"])(
  "%j is right",
  (text) => {
    expect(wrongSums(text)).toEqual([]);
  },
);

test.each([
  ["until Tuesday, March 4", '"Tuesday, March 4" is a Wednesday in 2026; correct one of them'],
  [
    "Friday, January 2, 2025",
    '"Friday, January 2, 2025" is a Thursday in 2025; correct one of them',
  ],
  ["Monday, February 30", '"Monday, February 30" is no day of the calendar'],
])("%j is refused", (text, message) => {
  expect(wrongWeekdays(text, "2026-02-17").map((found) => found.message)).toEqual([message]);
});

test("of a day without a year, the nearest is meant", () => {
  expect(wrongWeekdays("Friday, January 1", "2026-12-20")).toEqual([]);
  expect(wrongWeekdays("Thursday, January 1", "2026-01-20")).toEqual([]);
  expect(wrongWeekdays("Monday mornings in March", "2026-01-20")).toEqual([]);
});
