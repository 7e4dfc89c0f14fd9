import { expect, test } from "vitest";
import { syntaxProblems } from "./checks/check-markdown.ts";
import { countWords } from "./load/count-words.ts";
import { markdownTargets } from "./load/markdown.ts";
import { type MessageErrors, messageSchema } from "./message.ts";

const schema = messageSchema(new Proxy({} as MessageErrors, { get: (_, name) => name }));
const asMessage = (text: string) =>
  schema.safeParse({ firstName: text, email: text, phoneNumber: text, message: text });

type Row = [name: string, work: (text: string) => unknown, make: (length: number) => string];
const rows: Row[] = [
  ["signs without a word", countWords, (length) => "$".repeat(length)],
  ["a line without brackets", markdownTargets, (length) => `[1] ${"a".repeat(length)} ](b c`],
  ["halves of links", syntaxProblems, (length) => `[ ${"](".repeat(length / 4)})`],
  ["halves of pictures", syntaxProblems, (length) => "![".repeat(length / 2)],
  ["fields beyond their limit", asMessage, (length) => `a${" ".repeat(3 * length)}b`],
  // A message's limit is 10,000 characters.
  ...[" ", "\u200b", "\t \n", "1", "1-", "+ ", "a@", "a.", "b-", "1\u00a0"].map(
    (part): Row => [
      `fields of a message that repeat ${JSON.stringify(part)}`,
      (run) => [run, `a${run}b`, `a@b${run}.`, `+1 2${run}x`].map(asMessage),
      (length) => part.repeat((0.6 * length) / part.length),
    ],
  ),
];

/** The least time of three tries, in milliseconds. */
function timeOf(work: (text: string) => unknown, text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    work(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

test.each(rows)(
  "%s take time that grows with their length, not with its square",
  (_, work, make) => {
    // The square of 16 is 256. Two milliseconds are within a clock's and a machine's noise.
    expect(timeOf(work, make(16_000))).toBeLessThan(24 * (timeOf(work, make(1000)) + 2));
  },
);
