import { z } from "zod";
import { type Data, type Entry, entriesOf } from "../../site/load/collections";
import { textsOf } from "../../site/load/texts";
import { type FieldPath, leavesIn, setValueAt } from "../../site/load/walk";
import { statuses } from "../../site/schema/service";
import { type Field, readSigns } from "./signs";

/** A value that can be exchanged for another for a moment. */
type Value = { field: Field; set: (isOther: boolean) => void };

/**
 * The fields of amounts, numbers, days and choices that words of the page are made of, which can carry no
 * sign: those whose change changes the words. Halves of all are tried until one is left, and then those of
 * the rest.
 * @param data changed for a moment, and as before afterwards
 * @param wordsNow the words, as the content is now; undefined where they are gone
 */
export function findValues(data: Data, wordsNow: () => string | undefined): Field[] {
  const before = wordsNow();
  if (before === undefined) return [];
  const changeOf = (values: Value[]): "none" | "words" | "failure" => {
    for (const each of values) each.set(true);
    try {
      return wordsNow() === before ? "none" : "words";
    } catch {
      return "failure";
    } finally {
      for (const each of values) each.set(false);
    }
  };
  // Numbers first, which are asked for most.
  for (const kind of [numbersOf, textsOfEntry]) {
    const found: Value[] = [];
    let left = entriesOf(data).flatMap(kind);
    for (let tries = 0; tries < most && changeOf(left) !== "none"; tries += 1) {
      let some = left;
      while (some.length > 1) {
        const half = some.slice(0, some.length / 2);
        some = changeOf(half) === "none" ? some.slice(some.length / 2) : half;
      }
      const [one] = some;
      // Without some values the page is none: these are not what the words are made of.
      if (one && changeOf([one]) === "words") found.push(one);
      left = left.filter((each) => each !== one);
    }
    if (found.length > 0) return found.map(({ field }) => field);
  }
  return [];
}

/** Words are rarely made of more values, and few values fail. */
const most = 8;

/** The amounts and other numbers of an entry. */
function numbersOf(entry: Entry): Value[] {
  return [...leavesIn(entry)].flatMap(([value, path]) =>
    // Dollars and cents are others; the place of a service among the others shows nowhere.
    typeof value !== "number" || path.includes("prose") || path.at(-1) === "order"
      ? []
      : valueAtPath(entry, path, value, value + 1.01),
  );
}

/** The texts of an entry that can carry no sign. */
function textsOfEntry(entry: Entry): Value[] {
  const { file, prose: _, ...fields } = entry;
  return [...textsOf(file, fields)].flatMap(({ text, path, schema }) => {
    const other = readSigns(text).length > 0 ? undefined : otherText(text, schema);
    return other === undefined ? [] : valueAtPath(entry, path, text, other);
  });
}

function valueAtPath(entry: Entry, path: FieldPath, value: unknown, other: unknown): Value[] {
  const set = (isOther: boolean) => setValueAt(entry, path, isOther ? other : value);
  return [{ field: { file: entry.file, path }, set }];
}

/** Names of other content: in place of one, another would show something else. */
const names = ["service", "plan", "author", "drawing", "ink", "screenshot"];

/** Another text in place of one: another status, another year, or one more letter. */
function otherText(text: string, schema: z.ZodType): string | undefined {
  const type = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  const format = String(schema.meta()?.format);
  if (format === "status") return statuses.find((status) => status !== text);
  if (type.def.type !== "string" || names.includes(format)) return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${Number(text.slice(0, 4)) - 1}${text.slice(4)}`;
  return `${text}x`;
}
