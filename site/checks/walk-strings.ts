import type { FieldPath } from "../load/source.ts";

/** Visits every text in YAML data, with its path. */
export function walkStrings(
  value: unknown,
  path: FieldPath,
  visit: (value: string, path: FieldPath) => void,
): void {
  if (typeof value === "string") visit(value, path);
  else if (typeof value === "object" && value !== null)
    for (const [key, child] of Object.entries(value))
      walkStrings(child, [...path, Array.isArray(value) ? Number(key) : key], visit);
}
