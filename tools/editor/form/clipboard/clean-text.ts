import { unreadable } from "../../../../site/load/text-problems.ts";

/** Characters that look like others, that are not seen, or that no text may hold. */
const odd: [pattern: RegExp, instead: string][] = [
  [/\r\n?|[\v\f\u2028\u2029]/g, "\n"],
  [/[\u00a0\u2007\u202f]/g, " "],
  [/[\u00ad\u200b\u2060]/g, ""],
  [new RegExp(unreadable, "gu"), ""],
];

/** A text without the invisible characters and odd line ends of other programs. */
export function cleanText(text: string): string {
  return odd.reduce((result, [pattern, instead]) => result.replace(pattern, instead), text);
}
