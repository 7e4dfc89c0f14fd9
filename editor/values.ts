/** Where a value is in a file: ["plans", 0, "amount"]. */
export type Path = readonly (string | number)[];

/** A field's new value; without one, the field is taken out. */
export type Change = { path: Path; value?: unknown };

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], data);
}

/** The data with another value at a path; undefined removes it. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(key), withValue(data[Number(key)], rest, value));
  const group = (data ?? {}) as Record<string, unknown>;
  return { ...group, [key]: withValue(group[key], rest, value) };
}

/** Whether a path leads to a value or to a place for one: lists have no other places. */
export function hasPlace(data: unknown, path: Path): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  if (Array.isArray(data))
    return typeof key === "number" && key in data && hasPlace(data[key], rest);
  const isPlace = typeof key === "string" && !["__proto__", "constructor"].includes(key);
  if (!isPlace || (data !== undefined && !isGroup(data))) return false;
  return hasPlace((data as Record<string, unknown> | undefined)?.[key], rest);
}

/** The data with changes, without those that have no place in it. */
export function withChanges<Data>(data: Data, changes: readonly Change[]): Data {
  return changes.reduce<unknown>(
    (result, { path, value }) => (hasPlace(result, path) ? withValue(result, path, value) : result),
    data,
  ) as Data;
}

/** A list with one entry at another place. */
export function moved(list: unknown, from: number, to: number): unknown[] {
  const entries = Array.isArray(list) ? [...list] : [];
  entries.splice(to, 0, ...entries.splice(from, 1));
  return entries;
}

/** What changed from one version to the other; lists of different length change as a whole. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!isList && !(isGroup(before) && isGroup(after))) return [{ path, value: after }];
  const keys = isList
    ? before.map((_, i) => i)
    : [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) =>
    changesBetween(valueAt(before, [key]), valueAt(after, [key]), [...path, key]),
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first text of a list's entry, which tells it from the others. */
export function titleOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return String(entry ?? "");
  const texts = Object.entries(entry).filter(([, value]) => typeof value === "string");
  const names = ["title", "question", "label", "heading", "caption"];
  const [, title] = texts.find(([key]) => names.includes(key)) ?? texts[0] ?? [];
  return String(title ?? "");
}
