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

/** The data with another value at a path; undefined removes it. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(key), withValue(data[Number(key)], rest, value));
  const group = (data ?? {}) as Record<string, unknown>;
  return { ...group, [key]: withValue(group[key], rest, value) };
}

/** A list with one entry at another place. */
export function moved(list: unknown, from: number, to: number): unknown[] {
  const entries = Array.isArray(list) ? [...list] : [];
  entries.splice(to, 0, ...entries.splice(from, 1));
  return entries;
}

/** Where two versions differ: the field, or the group or list around all that do. */
export function placeOfChange(before: unknown, after: unknown): Path {
  const isList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!isList && !(isGroup(before) && isGroup(after))) return [];
  const keys = isList ? [...before.keys()] : Object.keys({ ...before, ...after });
  const changed = keys.filter(
    (key) => JSON.stringify(valueAt(before, [key])) !== JSON.stringify(valueAt(after, [key])),
  );
  const [key] = changed;
  if (key === undefined || changed.length > 1) return [];
  return [key, ...placeOfChange(valueAt(before, [key]), valueAt(after, [key]))];
}

export function isGroup(value: unknown): value is Record<string, unknown> {
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
