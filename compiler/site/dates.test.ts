import { expect, test } from "vitest";
import { formatDay, instantOf } from "./dates.ts";

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
