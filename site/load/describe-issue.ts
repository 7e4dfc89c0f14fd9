import type { z } from "zod";
import { didYouMean } from "./problem.ts";

type Issue = z.core.$ZodIssue;

/**
 * An issue of zod in an editor's words: the problem, and the allowed values.
 * @param value the file's value at the issue's path
 */
export function describeIssue(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      if (/^(number|int)$/.test(issue.expected) && typeof value === "string")
        return `"${value.slice(0, 30)}" is no number; write it like 30 or 29.90`;
      return value === undefined || value === null
        ? `is missing; ${expected(issue.expected)} is needed here`
        : `is ${kindOf(value)}; ${expected(issue.expected)} is needed here${quotes(issue, value)}`;
    case "too_big":
      return sized(value, "at most", issue.maximum);
    case "too_small":
      return value === "" ? "is empty; fill it in" : sized(value, "at least", issue.minimum);
    case "invalid_value":
      return oneOf(value, issue.values.map(String));
    case "invalid_union":
      return value === undefined || value === null ? "is missing" : issue.message;
    default:
      return issue.message;
  }
}

/** A text that YAML took for something else needs quotes: "12", "true", "Note: this". */
function quotes(issue: { expected: string }, value: unknown): string {
  return issue.expected === "string" && !Array.isArray(value) ? ", in double quotes" : "";
}

function oneOf(value: unknown, allowed: string[]): string {
  if (value === undefined || value === null) return `is missing; allowed: ${allowed.join(", ")}`;
  if (value === "") return `is empty; allowed: ${allowed.join(", ")}`;
  if (typeof value !== "string") return `is ${kindOf(value)}; allowed: ${allowed.join(", ")}`;
  const hint = didYouMean(value, allowed);
  return `"${value}" is not allowed; allowed: ${allowed.join(", ")}${hint}`;
}

function sized(value: unknown, bound: string, limit: number | bigint): string {
  if (typeof value === "string") return `${value.length} characters, ${bound} ${limit}`;
  if (Array.isArray(value)) return `${value.length} entries, ${bound} ${limit}`;
  return `${value}, ${bound} ${limit}`;
}

function expected(type: string): string {
  const words: Record<string, string> = {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list (lines that begin with -)",
    object: "a group of fields",
    record: "a group of fields",
  };
  return words[type] ?? type;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of fields";
  if (typeof value === "string") return `text ("${value.slice(0, 30)}")`;
  return `${typeof value === "number" ? "a number" : "true or false"} (${String(value)})`;
}
