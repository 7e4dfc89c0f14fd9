import type { z } from "zod";
import { didYouMean } from "./problem.ts";

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
  if (limit && "origin" in issue && issue.origin === "string" && typeof value === "string")
    return `${value.length} characters, ${limit}`;
  if (limit && Array.isArray(value))
    return `${value.length} ${value.length === 1 ? "entry" : "entries"}, ${limit}`;
  if (issue.code === "invalid_value" && issue.values.length > 1) {
    const known = issue.values.map(String);
    return `"${value}" is none of ${known.join(", ")}${didYouMean(String(value), known)}`;
  }
  return issue.message;
}
