import type { z } from "zod";

/**
 * The message of an issue: the schema's own, or zod's.
 * @param value the file's value at the issue's path
 */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== "custom") return "is missing";
  const limit =
    issue.code === "too_big"
      ? `at most ${issue.maximum}`
      : issue.code === "too_small" && `at least ${issue.minimum}`;
  if (limit && typeof value === "string") return `${value.length} characters, ${limit}`;
  if (limit && Array.isArray(value)) return `${value.length} entries, ${limit}`;
  return issue.message;
}
