import { type Data, entriesOf } from "../../site/load/collections";
import type { FieldPath } from "../../site/load/walk";
import { type Field, readSigns } from "./signs";

/** A value that can be exchanged for another for a moment. */
type Value = { field: Field; set: (isOther: boolean) => void };

/**
 * The fields of amounts, numbers, days and names that words of the page are made of, which can carry no
 * sign: those whose change changes the words. Halves of all are tried until one is left, and then the rest
 * of them, up to a few.
 * @param data changed for a moment, and as before afterwards
 * @param wordsNow the words, as the content is now; undefined where they are gone
 */
export function findValues(data: Data, wordsNow: () => string | undefined): Field[] {
  const before = wordsNow();
  if (before === undefined) return [];
  const isChanged = (values: Value[]) => {
    for (const each of values) each.set(true);
    try {
      return wordsNow() !== before;
    } catch {
      // Without this value the page is none.
      return false;
    } finally {
      for (const each of values) each.set(false);
    }
  };
  const found: Value[] = [];
  let left = entriesOf(data).flatMap((entry) => valuesIn(entry, entry.file, []));
  while (found.length < mostFields && isChanged(left)) {
    let half = left;
    while (half.length > 1) {
      const first = half.slice(0, half.length / 2);
      half = isChanged(first) ? first : half.slice(half.length / 2);
    }
    const [one] = half;
    if (!one || !isChanged([one])) break;
    found.push(one);
    left = left.filter((each) => each !== one);
  }
  return found.map(({ field }) => field);
}

/** Words are rarely made of more. */
const mostFields = 4;

function valuesIn(parent: object, file: string, path: FieldPath): Value[] {
  return Object.entries(parent).flatMap(([key, value]) => {
    const at = [...path, Array.isArray(parent) ? Number(key) : key];
    if (typeof value === "object" && value !== null)
      return key === "prose" ? [] : valuesIn(value, file, at);
    const other = otherThan(value);
    if (other === undefined || notValues.includes(key)) return [];
    const set = (isOther: boolean) => Object.assign(parent, { [key]: isOther ? other : value });
    return [{ field: { file, path: at }, set }];
  });
}

/** What an entry has beside the fields of its form, and the place of a service among the others. */
const notValues = ["file", "path", "order"];

/** Another value in place of one: of an amount, dollars and cents are others. */
function otherThan(value: unknown): unknown {
  if (typeof value === "number") return value + 1.01;
  if (typeof value !== "string" || readSigns(value).length > 0) return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) {
    const [year = 0, ...rest] = value.split("-");
    return [Number(year) - 1, ...rest].join("-");
  }
  // A choice means something else in place of another; an address is followed by its link.
  if (/^(?:https:\/\/|\/|@)/.test(value)) return undefined;
  return /[A-Z\s\d]/.test(value) && !/^[a-z0-9.#-]*$/.test(value) ? `${value}x` : undefined;
}
