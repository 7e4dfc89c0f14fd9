import { centsOf, dollars, readAmount } from "./money.ts";

/** A line of a worked example. Only the last, the total, may lack its amount. */
export type Line = { label: string; amount?: string | undefined };

/** Whether an amount is one in dollars, "−$2.50". */
export function isDollars(amount: string): boolean {
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
