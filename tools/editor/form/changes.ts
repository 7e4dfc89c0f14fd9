import { same } from "../merge.ts";
import type { Change } from "../values.ts";

type Data = Record<string, unknown>;

/** The fields that differ, each with both values. */
export function changesBetween(before: Data, after: Data): Change[] {
  return Object.keys({ ...before, ...after })
    .filter((key) => !same(before[key], after[key]))
    .map((key) => ({ key, was: before[key], now: after[key] }));
}

/** What happens to the changes of a form, in words. */
export function stateOf(changes: readonly Change[], problem: string): string {
  if (!problem) return changes.length > 0 ? "Saving…" : "Saved";
  return changes.length > 0 ? `Not saved: ${problem}, trying again` : capitalized(problem);
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
