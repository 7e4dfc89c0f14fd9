import type { z } from "zod";
import { isOptionalAt } from "./schema-at.ts";
import { type FieldPath, valueAt } from "./walk.ts";

/** Whether the fields are those of a draft, which only the preview shows. */
export function isDraft(data: unknown): boolean {
  return valueAt(data, ["draft"]) === true;
}

/** The data without the optional fields that are empty: "why:" and `why: ""` are no `why`. */
export function withoutEmpty(schema: z.ZodType, data: unknown): unknown {
  const issues = schema.safeParse(data).error?.issues ?? [];
  const empty = issues.filter((issue) => {
    const { path } = issue;
    const value = valueAt(data, path);
    return isOptionalAt(schema, path) && (value === null || (value === "" && !isSwitch(issue)));
  });
  if (empty.length === 0) return data;
  const filled = structuredClone(data);
  for (const { path } of empty) {
    const group = valueAt(filled, path.slice(0, -1));
    if (typeof group === "object" && group !== null)
      Reflect.deleteProperty(group, path.at(-1) ?? "");
  }
  return filled;
}

function isSwitch(issue: z.core.$ZodIssue): boolean {
  return issue.code === "invalid_type" && issue.expected === "boolean";
}

/** Applies a schema to a draft, whose texts may be missing, and texts and lists too short. */
export function parseDraft<Schema extends z.ZodType>(schema: Schema, data: unknown) {
  const filled = structuredClone(data);
  const typed: [path: FieldPath, value: unknown][] = [];
  for (const issue of schema.safeParse(data).error?.issues ?? []) {
    const value = valueAt(filled, issue.path);
    const filler = fillerFor(issue, value);
    if (filler === undefined) continue;
    if (value) typed.push([issue.path, value]);
    set(filled, issue.path, filler);
  }
  const result = schema.safeParse(filled);
  for (const [path, value] of typed.reverse()) if (result.success) set(result.data, path, value);
  return result;
}

/** A value that is long enough; undefined for another problem than a missing or short value. */
function fillerFor(issue: z.core.$ZodIssue, value: unknown): unknown {
  if (issue.code === "invalid_type" && issue.expected === "string")
    return (value ?? undefined) === undefined ? "To fill in" : undefined;
  if (issue.code !== "too_small") return undefined;
  const least = Number(issue.minimum);
  if (typeof value === "string") return (value || "To fill in").padEnd(least, ".");
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return Array.from({ length: least }, (_, index) => value[index] ?? value[0]);
}

function set(data: unknown, path: FieldPath, value: unknown): void {
  const group = valueAt(data, path.slice(0, -1)) as Record<PropertyKey, unknown> | undefined;
  if (group) group[path.at(-1) ?? ""] = value;
}
