import { expect, test } from "vitest";
import { syntaxProblems } from "../checks/check-markdown.ts";
import { countWords } from "./count-words.ts";
import { markdownTargets } from "./markdown.ts";

/** The least time of three tries, in milliseconds. */
function timeOf(work: (text: string) => unknown, text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    work(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

test.each([
  ["signs without a word", countWords, (length: number) => "$".repeat(length)],
  [
    "a line without brackets",
    markdownTargets,
    (length: number) => `[1] ${"a".repeat(length)} ](b c`,
  ],
  ["halves of links", syntaxProblems, (length: number) => `[ ${"](".repeat(length)})`],
  ["halves of pictures", syntaxProblems, (length: number) => "![".repeat(length)],
])("%s take time that grows with their length, not with its square", (_, work, make) => {
  // The square of 16 is 256. Two milliseconds are within a clock's and a machine's noise.
  expect(timeOf(work, make(4800))).toBeLessThan(24 * (timeOf(work, make(300)) + 2));
});
