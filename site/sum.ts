import { z } from "zod";
import { centsOf, dollars, readAmount } from "./money.ts";
import { text } from "./schema/fields.ts";

const line = z.strictObject({
  label: text.max(32).describe("What is counted."),
  amount: text.max(12).describe("May be missing in the last line: the site adds up.").optional(),
});
type Line = z.infer<typeof line>;

/**
 * A worked example, shown as a receipt: its last line is the total. Amounts in dollars ("−$2.50")
 * have to add up. Words ("free") count as 0. With any other amount among them ("14 months"), nothing is
 * added up.
 */
export const sum = z.array(line).min(2).max(5).superRefine(addsUp);
export type Sum = Line[];

function addsUp(lines: Line[], context: z.core.$RefinementCtx): void {
  const problem = (index: number, message: string) =>
    context.addIssue({ code: "custom", path: [index, "amount"], message });
  // The amount is unknown as long as its fact is.
  if (lines.some(({ amount }) => amount?.includes("{{"))) return;
  const misspelt = lines.findIndex(({ amount }) => amount?.includes("$") && !isDollars(amount));
  if (misspelt >= 0) {
    problem(misspelt, 'is no amount in dollars; write it as "$1,200.50"');
    return;
  }
  const last = lines.length - 1;
  const missing = lines.findIndex(({ amount }) => amount === undefined);
  const total = totalOf(lines);
  if (missing >= 0 && missing < last) problem(missing, "is missing; only the total's may be");
  else if (missing === last && !total) problem(last, "is missing, and not all above are dollars");
  else if (total && missing < 0 && readAmount(lines[last]?.amount ?? "") !== readAmount(total))
    problem(last, `must be ${total}, which the lines above add up to`);
}

function isDollars(amount: string): boolean {
  return amount.includes("$") && !Number.isNaN(readAmount(amount));
}

/** "free", as a text quotes a price of 0. */
function isWord(amount: string): boolean {
  return /^[a-z]+$/i.test(amount);
}

/** The total of all lines but the last, if every line is in dollars. */
export function totalOf(lines: Line[]): string | undefined {
  const stated = lines.at(-1)?.amount === undefined ? lines.slice(0, -1) : lines;
  const isKnown = ({ amount = "" }) => isDollars(amount) || isWord(amount);
  if (!stated.every(isKnown) || stated.every(({ amount = "" }) => isWord(amount))) return undefined;
  const cents = lines.map(({ amount = "" }) => (isWord(amount) ? 0 : centsOf(readAmount(amount))));
  return dollars(cents.slice(0, -1).reduce((total, amount) => total + amount, 0) / 100);
}
