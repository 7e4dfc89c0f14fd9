import type { z } from "zod";
import { pluralize } from "./problem.ts";
import { type FieldPath, valueAt } from "./walk.ts";

/** The messages of an issue, each with the path of its field. */
export function messagesOf(issue: z.core.$ZodIssue, filled: unknown): [FieldPath, string][] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => [[...issue.path, key], "is no field here"]);
  return [[issue.path, describeIssue(issue, valueAt(filled, issue.path))]];
}

/** What a value has to be, in an editor's words. */
const forms: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

/**
 * The message of an issue: the schema's own, or ours in place of zod's.
 * @param value the file's value at the issue's path
 */
function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== "custom") return "is missing";
  // Empty fields are left out: this is an entry of a list, or a whole file.
  if (value === null || value === "")
    return issue.path.length > 0 ? "is empty; fill it in, or take it out" : "is empty";
  if (issue.code === "invalid_type" && issue.message.startsWith("Invalid input"))
    return issue.expected === "string" && typeof value !== "object"
      ? `must be a text; put it in quotes: "${value}"`
      : `must be ${forms[issue.expected] ?? issue.expected}`;
  const limit =
    issue.code === "too_big"
      ? `at most ${issue.maximum}`
      : issue.code === "too_small" && `at least ${issue.minimum}`;
  if (limit && Array.isArray(value)) return `${pluralize(value.length, "entry")}, ${limit}`;
  if (limit && "origin" in issue)
    return issue.origin === "string"
      ? `${pluralize(String(value).length, "character")}, ${limit}`
      : `${value}, ${limit}`;
  if (issue.code === "invalid_value" && !issue.message.startsWith("must"))
    return issue.values.length > 1
      ? `"${value}" is none of ${issue.values.join(", ")}`
      : `must be ${issue.values.join()}`;
  return issue.message;
}
