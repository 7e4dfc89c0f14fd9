import { dayAt } from "../dates.ts";
import { type Data, entriesOf } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import { textsIn } from "../load/walk.ts";

/**
 * Days are none that only a typing error can give, and a text was changed on the day of its
 * publication or later, and not on a day to come. A build of an earlier day does not turn past days
 * into ones to come.
 */
export function checkDays(data: Data, day: string, report: Report): void {
  const now = dayAt(new Date());
  const today = day > now ? day : now;
  for (const { file, prose: _, ...fields } of entriesOf(data)) {
    for (const [text, path] of textsIn(fields)) {
      // An offer may end years from now.
      const isStart = /^\d{4}-\d\d-\d\d$/.test(text) && path.at(-1) !== "until";
      const message = isStart && yearProblem(text, today);
      if (message) report(file, path, message);
    }
    const { date, updated } = fields;
    // In legal.yaml, it is the word before such a day.
    if (!updated || !/^\d/.test(updated) || yearProblem(updated, today)) continue;
    if (date && updated < date)
      report(file, ["updated"], `is before the text's date (${date}); take it out or correct it`);
    // In other time zones, the next day has begun.
    else if (dayBefore(updated) > today && updated !== date)
      report(
        file,
        ["updated"],
        `is a day to come (today is ${today}); write the day of the change`,
      );
  }
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 3_600_000).toISOString().slice(0, 10);
}

/** The problem of a day that is years away. */
function yearProblem(day: string, today: string): string | undefined {
  const yearBefore = String(Number(day.slice(0, 4)) - 1).padStart(4, "0") + day.slice(4);
  if (yearBefore > today) return `is more than a year ahead (today is ${today}); correct the year`;
  return day < "2000" ? "is before the year 2000; correct the year" : undefined;
}
