/** Where a value is in a file: ["plans", 0, "amount"]. */
export type Path = readonly (string | number)[];

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

/** A list with one entry at another place. */
export function moved(list: unknown, from: number, to: number): unknown[] {
  const entries = Array.isArray(list) ? [...list] : [];
  entries.splice(to, 0, ...entries.splice(from, 1));
  return entries;
}

/** Paths at which two versions differ; lists of different length differ as a whole. */
export function differences(a: unknown, b: unknown, path: Path = []): Path[] {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  const isList = Array.isArray(a) && Array.isArray(b) && a.length === b.length;
  if (!isList && !(isGroup(a) && isGroup(b))) return [path];
  const keys = isList ? a.map((_, i) => i) : [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.flatMap((key) => differences(valueAt(a, [key]), valueAt(b, [key]), [...path, key]));
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first text of a list's entry, which tells it from the others. */
export function titleOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return String(entry ?? "");
  const texts = Object.entries(entry).filter(([, value]) => typeof value === "string");
  const names = ["title", "question", "label", "heading", "region", "caption"];
  const [, title] = texts.find(([key]) => names.includes(key)) ?? texts[0] ?? [];
  return String(title ?? "");
}
