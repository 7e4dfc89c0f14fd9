/** Where a value stands in a file's data, from its top: ["plans", 0, "amount"]. */
export type FieldPath = readonly PropertyKey[];

/** The value at a path; undefined where there is none. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}

/**
 * A field's name in messages: its path, in which entries of lists count from 1 and sections have
 * their kind: "sections.2 (points).points.1.alt".
 */
export function fieldName(data: unknown, path: FieldPath): string {
  const steps = path.map((step, index) => {
    if (typeof step !== "number") return String(step);
    const kind = valueAt(data, [...path.slice(0, index + 1), "section"]);
    return typeof kind === "string" ? `${step + 1} (${kind})` : String(step + 1);
  });
  return steps.join(".");
}

/** Every text of a file's data. */
export function* textsIn(
  data: unknown,
  path: FieldPath = [],
): Generator<[text: string, path: FieldPath]> {
  if (typeof data === "string") yield [data, path];
  if (typeof data !== "object" || data === null) return;
  for (const [key, value] of Object.entries(data))
    yield* textsIn(value, [...path, Array.isArray(data) ? Number(key) : key]);
}
