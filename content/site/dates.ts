const format = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** "2023-04-11" as people write it: "April 11, 2023". */
export function formatDay(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}

/**
 * A day as an instant, for the formats that want one (Atom, RSS); all others get the day itself.
 * A program shows an instant by the clock of its place. 10:00 UTC is the same day from UTC-10:00
 * (midnight in Honolulu) to UTC+13:45 (before midnight on the Chatham Islands), with Auckland,
 * Apia and Tonga. Clocks span 25 hours where people live, a day has 24: Pago Pago and Niue
 * (UTC-11:00) see the day before, Kiritimati (UTC+14:00) the day after.
 */
export function instantOf(day: string): string {
  return `${day}T10:00:00Z`;
}

// Swedish writes a day as year-month-day.
const companyDay = new Intl.DateTimeFormat("sv", {
  dateStyle: "short",
  timeZone: "America/Edmonton",
});

/** The day that it is where the company is: "2026-12-01" (specification, section 9: Edmonton). */
export function dayAt(moment: Date): string {
  return companyDay.format(moment);
}

/** The moment at which a day is over where the company is. */
export function endOfDay(day: string): Date {
  const hour = 3_600_000;
  let end = Date.parse(`${day}T00:00:00Z`);
  while (dayAt(new Date(end)) <= day) end += hour;
  return new Date(end);
}
