import { centsOf } from "@/site/money";

/** Why a typed margin is refused; the keys of the messages in break-even.yaml. */
type Problem = "notNumber" | "tooSmall" | "tooLarge";

/** Upper limit in dollars; no sale of a shop leaves more. */
const mostPerSale = 100_000;

/**
 * Reads what somebody types for the margin of one sale: "5", "$4.50", "1,200", "4,50".
 * @returns the margin in whole cents, or the name of the problem
 */
export function readMargin(typed: string): { cents: number } | { problem: Problem } {
  const plain = typed
    .trim()
    .replace(/^(-?)\s*\$\s*/, "$1")
    .replace(/,(?=\d{3}(?:\D|$))/g, "")
    .replace(/,(?=\d{1,2}$)/, ".");
  const amount = Number(plain);
  if (plain === "" || !Number.isFinite(amount)) return { problem: "notNumber" };
  if (amount > mostPerSale) return { problem: "tooLarge" };
  const cents = centsOf(amount);
  return cents >= 1 ? { cents } : { problem: "tooSmall" };
}

/** The smallest number of sales whose margins together reach a price in dollars. */
export function salesNeeded(price: number, marginCents: number): number {
  return Math.ceil(centsOf(price) / marginCents);
}
