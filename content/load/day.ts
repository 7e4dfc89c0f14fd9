const format = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** "2023-04-11" as people write it: "April 11, 2023". */
export function formatDay(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}

/**
 * A day as an instant, for formats that want one with its zone: noon in Greenwich, which is the
 * same day from Hawaii to Auckland.
 */
export function instantOf(day: string): string {
  return `${day}T12:00:00Z`;
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
