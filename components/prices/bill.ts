import { centsOf } from "@/site/money";

/** Why a typed margin is refused; the keys of the messages in break-even.yaml. */
type Problem = "notNumber" | "tooSmall" | "tooLarge";

/** Upper limit in dollars; no sale of a shop leaves more. */
const mostPerSale = 100_000;
/** As many pushes as the field takes. */
export const mostPushes = 999;

export type Bill = {
  pushes: number;
  /** In dollars, before tax. */
  pushCost: number;
  total: number;
  /** What one sale leaves, in dollars, and the sales that pay for the total. */
  margin?: number;
  sales?: number;
  problem?: Problem;
};

type Choice = {
  /** Prices of the run and of one push, in dollars. */
  price: number;
  push: number;
  /** As typed; an empty margin is the example's. */
  pushes: string;
  margin: string;
  example: number;
};

/** What a run costs with its pushes, and how many sales whose margins together reach that. */
export function billOf({ price, push, pushes: typed, margin, example }: Choice): Bill {
  const pushes = readCount(typed);
  const pushCents = pushes * centsOf(push);
  const totalCents = centsOf(price) + pushCents;
  const bill = { pushes, pushCost: pushCents / 100, total: totalCents / 100 };
  const read = margin.trim() === "" ? { cents: centsOf(example) } : readMargin(margin);
  if ("problem" in read) return { ...bill, ...read };
  return { ...bill, margin: read.cents / 100, sales: Math.ceil(totalCents / read.cents) };
}

/** A whole number from 0 to the most; 0 for any other text. */
function readCount(typed: string): number {
  const count = Math.trunc(Number(typed));
  return count > 0 ? Math.min(count, mostPushes) : 0;
}

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
