import { reckon, written } from "../load/reckon.ts";

const amount = String.raw`[−-]?(?:\d+ h(?: \d+ min)?|\d+ min\b|\$?\d[\d,]*(?:\.\d+)?(?:MB|%)?)`;
/** "15 × $9 = $135", "19 h 25 min − 9 h 42 min = 9 h 43 min". */
const equation = new RegExp(
  String.raw`(${amount}(?: [+−×*/÷-] ${amount})+) = (${amount})(?![\d.,]*[\d\w])`,
  "g",
);

/** The sums of a text that do not come out, with their offsets. */
export function wrongSums(text: string): { index: number; message: string }[] {
  return [...text.matchAll(equation)].flatMap(({ index, 0: typed, 1: sum = "", 2: said = "" }) => {
    const problem = (message: string) => [{ index, message: `"${typed}" ${message}` }];
    try {
      const [right, stated] = [reckon(sum), reckon(said)];
      if (right.unit === stated.unit && right.value === stated.value) return [];
      return problem(`does not come out; it is ${written(right)}`);
    } catch (error) {
      return problem((error as Error).message);
    }
  });
}

const months =
  "January February March April May June July August September October November December";
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday";
const dayOfWeek = new RegExp(
  String.raw`\b(${weekdays.replaceAll(" ", "|")}),? (${months.replaceAll(" ", "|")}) (\d{1,2})\b(?:, (\d{4}))?`,
  "g",
);

/**
 * The days of a text that are another day of the week, with their offsets.
 * @param near a day, "2026-02-17": of a date without a year, the one nearest to it is meant
 */
export function wrongWeekdays(text: string, near: string): { index: number; message: string }[] {
  return [...text.matchAll(dayOfWeek)].flatMap(
    ({ index, 0: typed, 1: weekday, 2: month, ...rest }) => {
      const [day, year] = [Number(rest[3]), Number(rest[4] ?? 0)];
      const at = (year: number) =>
        new Date(Date.UTC(year, months.split(" ").indexOf(month ?? ""), day));
      const distance = (date: Date) => Math.abs(date.getTime() - Date.parse(near));
      const written = Number(near.slice(0, 4));
      const [date = at(written)] = year
        ? [at(year)]
        : [written - 1, written, written + 1].map(at).sort((a, b) => distance(a) - distance(b));
      const right = weekdays.split(" ")[date.getUTCDay()];
      if (date.getUTCDate() !== day)
        return [{ index, message: `"${typed}" is no day of the calendar` }];
      if (weekday === right) return [];
      return [
        {
          index,
          message: `"${typed}" is a ${right} in ${date.getUTCFullYear()}; correct one of them`,
        },
      ];
    },
  );
}
