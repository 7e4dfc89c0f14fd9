import { leavesOf, type Path, placeOfChange, valueAt } from "../values.ts";

/** An entry that was added to a list, and those of its fields that were changed or left since. */
export type NewEntry = { entry: string; touched: readonly string[] };

/** The new entries after an edit. Once the list is put in another order, none of its entries is new. */
export function afterEdit(entries: readonly NewEntry[], before: unknown, after: unknown) {
  const place = placeOfChange(before, after);
  const [old, now] = [valueAt(before, place), valueAt(after, place)];
  const name = nameOf(place);
  if (!Array.isArray(now)) return afterTouch(entries, name);
  const others = entries.filter(({ entry }) => !isWithin(entry, name));
  const wasAdded = now.length === (Array.isArray(old) ? old.length : 0) + 1;
  if (!wasAdded || !isEmpty(now.at(-1))) return others;
  return [...entries, { entry: nameOf([...place, now.length - 1]), touched: [] }];
}

/** The new entries after a field was changed or left. */
export function afterTouch(entries: readonly NewEntry[], field: string): readonly NewEntry[] {
  return entries.map((each) =>
    isWithin(field, each.entry) ? { ...each, touched: [...each.touched, field] } : each,
  );
}

/** Whether a problem of a field is to be said: what nobody has filled in yet is no mistake. */
export function isSaid(field: string, entries: readonly NewEntry[]): boolean {
  const around = entries.filter(({ entry }) => isWithin(field, entry));
  return around.every(({ touched }) => touched.some((each) => isWithin(each, field)));
}

const nameOf = (path: Path) => path.join(".");

const isWithin = (field: string, group: string) => field === group || field.startsWith(`${group}.`);

/** Also an object of empty fields, as a new entry is. */
function isEmpty(value: unknown): boolean {
  return leavesOf(value).every(([, leaf]) => !leaf);
}
