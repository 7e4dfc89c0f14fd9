import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { dayAt, dayEndsAtHour, formatDay, instantOf } from "./dates.ts";

const days = ["2026-01-01", "2026-07-01", "2026-12-31", "2028-02-29"];

test.each([
  "Pacific/Honolulu",
  "America/Los_Angeles",
  "America/Edmonton",
  "America/St_Johns",
  "Europe/London",
  "Asia/Kolkata",
  "Pacific/Auckland",
  "Pacific/Tongatapu",
  "Pacific/Apia",
  "Pacific/Chatham",
])("an instant is its day in %s, in summer and in winter", (timeZone) => {
  const format = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone });
  const shown = days.map((day) => format.format(new Date(instantOf(day))));
  expect(shown).toEqual(days.map(formatDay));
});

test("a day of the site ends at midnight in Edmonton", () => {
  const end = Date.parse("2026-12-25T06:00:00Z");
  expect(dayAt(new Date(end - 1))).toBe("2026-12-24");
  expect(dayAt(new Date(end))).toBe("2026-12-25");
});

test("the site is built in the first quarter of an hour of its day, and once more later on", () => {
  const { on } = parse(readFileSync(".github/workflows/deploy.yml", "utf8"));
  const [first, second] = on.schedule.map(({ cron }: { cron: string }) => cron.split(" "));
  expect(first).toEqual([expect.any(String), String(dayEndsAtHour), "*", "*", "*"]);
  expect(Number(first[0])).toBeGreaterThan(0);
  expect(Number(first[0])).toBeLessThanOrEqual(15);
  expect(Number(second[1])).toBeGreaterThan(dayEndsAtHour);
});
