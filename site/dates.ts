const format = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** "2023-04-11" → "April 11, 2023". */
export function formatDay(day: string): string {
  return format.format(new Date(day));
}

/**
 * A day as an instant, for Atom. Feed readers show it in their local time: 10:00 UTC is the
 * same day from UTC-10:00 (Honolulu) to UTC+13:45 (Chatham Islands). No hour suits all time zones:
 * Pago Pago and Niue (UTC-11:00) see the day before, Kiritimati (UTC+14:00) the day after.
 */
export function instantOf(day: string): string {
  return `${day}T10:00:00Z`;
}

/**
 * The hour of UTC at which each day of the site ends and the next one begins: midnight in Edmonton,
 * where the company is, at UTC-6 all the year. It is a number, since releases of Node differ in what
 * they know of Edmonton's winters. The daily build (.github/workflows/deploy.yml) runs right after.
 */
export const dayEndsAtHour = 6;

const hour = 3_600_000;

/** The day of the site at a moment: "2026-12-01". */
export function dayAt(moment: Date): string {
  return new Date(moment.getTime() - dayEndsAtHour * hour).toISOString().slice(0, 10);
}
