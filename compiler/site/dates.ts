const format = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** "2023-04-11" → "April 11, 2023"; what is no day, as in a draft, stays as it is. */
export function formatDay(day: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? day : format.format(instant);
}

/**
 * A day as an instant, for Atom and RSS. Feed readers show it in their local time: 10:00 UTC is the
 * same day from UTC-10:00 (Honolulu) to UTC+13:45 (Chatham Islands). No hour suits all time zones:
 * Pago Pago and Niue (UTC-11:00) see the day before, Kiritimati (UTC+14:00) the day after.
 */
export function instantOf(day: string): string {
  return `${day}T10:00:00Z`;
}

// Swedish dates are written year-month-day.
const companyDay = new Intl.DateTimeFormat("sv", {
  dateStyle: "short",
  timeZone: "America/Edmonton",
});

/** The day of a moment in Edmonton, where the company is; days begin and end there: "2026-12-01". */
export function dayAt(moment: Date): string {
  return companyDay.format(moment);
}

/** The moment at which a day ends in Edmonton. */
export function endOfDay(day: string): Date {
  const hour = 3_600_000;
  let end = Date.parse(`${day}T00:00:00Z`);
  while (dayAt(new Date(end)) <= day) end += hour;
  return new Date(end);
}
