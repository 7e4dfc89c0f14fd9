import type { Data } from "../load/collections.ts";
import type { Problem } from "../load/problem.ts";
import { sourceOnDisk } from "../load/source-on-disk.ts";

/**
 * The end of security.txt (RFC 9116), after which nobody may rely on it: a build stops `days` days
 * before, so that the daily one fails while the file on the site is still good.
 */
export function expiryProblems(
  { file, security }: Data["site"],
  today: string,
  days = 30,
): Problem[] {
  const left = Math.round((Date.parse(security.expires) - Date.parse(today)) / 86_400_000);
  if (left >= days) return [];
  const line = sourceOnDisk(file).lineOf(["security", "expires"]);
  const state = left < 0 ? "is past" : `is ${left === 1 ? "1 day" : `${left} days`} ahead`;
  const message = `${state}; look whether the contact above it is right, and write a day within a year`;
  return [{ file, line, field: "security.expires", message }];
}
