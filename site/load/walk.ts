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

/** Puts a value in place of the one at a path, whose parent there is. */
export function setValueAt(data: unknown, path: FieldPath, value: unknown): void {
  const parent = valueAt(data, path.slice(0, -1)) as Record<PropertyKey, unknown>;
  parent[path.at(-1) ?? ""] = value;
}

/** A step to a field: its name, or a place in a list, with the kind of a list of kinds (sections). */
export type Step = string | { index: number; kind?: string };

/** The steps of a path in a file's data. */
export function stepsTo(data: unknown, path: FieldPath): Step[] {
  return path.map((step, at) => {
    if (typeof step !== "number") return String(step);
    const kind = valueAt(data, [...path.slice(0, at + 1), "section"]);
    return typeof kind === "string" ? { index: step, kind } : { index: step };
  });
}

/** The path of steps. */
export function fieldPath(steps: readonly Step[]): FieldPath {
  return steps.map((step) => (typeof step === "string" ? step : step.index));
}

/** A field's name in messages, in which entries of lists count from 1: "sections.2 (points).points.1.alt". */
export function fieldName(steps: readonly Step[]): string {
  const names = steps.map((step) => {
    if (typeof step === "string") return step;
    return step.kind ? `${step.index + 1} (${step.kind})` : `${step.index + 1}`;
  });
  return names.join(".");
}

/** Every text of a file's data. */
export function* textsIn(data: unknown): Generator<[text: string, path: FieldPath]> {
  for (const [value, path] of leavesIn(data)) if (typeof value === "string") yield [value, path];
}

/** Every value of a file's data that is neither a list nor a group of fields. */
export function* leavesIn(
  data: unknown,
  path: FieldPath = [],
): Generator<[value: unknown, path: FieldPath]> {
  if (typeof data !== "object" || data === null) return yield [data, path];
  for (const [key, value] of Object.entries(data))
    yield* leavesIn(value, [...path, Array.isArray(data) ? Number(key) : key]);
}

/** Whether two values of a file's data are equal, with their keys in one order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
