const format = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** "2023-04-11" as people write it: "April 11, 2023". */
export function formatDay(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
