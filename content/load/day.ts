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
