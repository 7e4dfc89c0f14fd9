/** Where a value is in a file: ["plans", 0, "amount"]. */
export type Path = readonly (string | number)[];

/** A field's new value, and the one that its editor saw before; without `now` it is taken out. */
export type Change = { key: string; was?: unknown; now?: unknown };

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], data);
}

/** All texts, numbers and other single values, with their paths. */
export function leavesOf(data: unknown, path: Path = []): [path: Path, value: unknown][] {
  if (typeof data !== "object" || data === null) return [[path, data]];
  return Object.entries(data).flatMap(([key, value]) => leavesOf(value, [...path, key]));
}

/** The entries of a list, which may be missing. */
export function entriesOf(list: unknown): unknown[] {
  return Array.isArray(list) ? list : [];
}

/** The data with another value at a path; what is missing on the way is made. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const next = withValue(valueAt(data, [key]), rest, value);
  if (typeof key === "string") return { ...(data as object), [key]: next };
  const list = Array.isArray(data) ? [...data] : [];
  list[key] = next;
  return list;
}

/** Where two versions differ: the field, or the group or list around all that do. */
export function placeOfChange(before: unknown, after: unknown): Path {
  const isList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!isList && !(isGroup(before) && isGroup(after))) return [];
  const keys = isList ? [...before.keys()] : Object.keys({ ...before, ...after });
  const changed = keys.filter((key) => !same(valueAt(before, [key]), valueAt(after, [key])));
  const [key] = changed;
  if (key === undefined || changed.length > 1) return [];
  return [key, ...placeOfChange(valueAt(before, [key]), valueAt(after, [key]))];
}

/** Whether two values are the same in a file, which has no empty texts and lists. */
export function same(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, i) => same(value, b[i]));
  if (isGroup(a) && isGroup(b))
    return [...Object.keys(a), ...Object.keys(b)].every((key) => same(own(a, key), own(b, key)));
  if (typeof a === "string" && typeof b === "string")
    return a === b || a.replace(/\n$/, "") === b.replace(/\n$/, "");
  return a === b;
}

/** A field of a group itself, not of its prototype. */
export function own(group: Group, key: string): unknown {
  return Object.hasOwn(group, key) ? group[key] : undefined;
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

export type Group = Record<string, unknown>;

export function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first text of a list's entry, which tells it from the others. */
export function nameOfEntry(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return String(entry ?? "");
  const texts = Object.entries(entry).filter(([, value]) => typeof value === "string");
  const names = ["title", "question", "label", "heading", "caption"];
  const [, title] = texts.find(([key]) => names.includes(key)) ?? texts[0] ?? [];
  return String(title ?? "");
}
