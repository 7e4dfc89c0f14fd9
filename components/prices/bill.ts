import { centsOf, readAmount, readCount } from "@/site/money";

/** Why a typed margin is refused. */
export const marginProblems = {
  notNumber: "Write the amount in digits, like 4.50.",
  tooSmall: "A sale without profit can't pay for a run. Write an amount of at least $0.01.",
  tooLarge: "That is more than $100,000 on one sale. Check the amount.",
};
type Problem = keyof typeof marginProblems;

/** Upper limit in dollars; no sale of a shop leaves more. */
const mostPerSale = 100_000;
/** As many pushes as the field takes. */
export const mostPushes = 999;

export type Bill = {
  /** Undefined where the number of pushes can't be read; so are all sums with it. */
  pushes?: number;
  /** In dollars, before tax. */
  pushCost?: number;
  total?: number;
  /** What one sale leaves, in dollars, and the sales that pay for the total. */
  margin?: number;
  sales?: number;
  problem?: Problem;
};

type Choice = {
  /** Prices of the run and of one push, in dollars. */
  price: number;
  push: number;
  /** As typed; without pushes there are none, and an empty margin is the example's. */
  pushes: string;
  margin: string;
  example: number;
};

/** What a run costs with its pushes, and how many sales whose margins together reach that. */
export function billOf({ price, push, pushes: typed, margin, example }: Choice): Bill {
  const pushes = typed.trim() === "" ? 0 : readCount(typed);
  const read = margin.trim() === "" ? { cents: centsOf(example) } : readMargin(margin);
  const problem = "problem" in read ? read : {};
  if (!(pushes <= mostPushes)) return problem;
  const pushCents = pushes * centsOf(push);
  const totalCents = centsOf(price) + pushCents;
  const bill = { pushes, pushCost: pushCents / 100, total: totalCents / 100 };
  if ("problem" in read) return { ...bill, ...read };
  return { ...bill, margin: read.cents / 100, sales: Math.ceil(totalCents / read.cents) };
}

/** The typed margin of one sale in whole cents, or the name of its problem. */
function readMargin(typed: string): { cents: number } | { problem: Problem } {
  const amount = readAmount(typed);
  if (Number.isNaN(amount)) return { problem: "notNumber" };
  if (amount > mostPerSale) return { problem: "tooLarge" };
  const cents = centsOf(amount);
  return cents >= 1 ? { cents } : { problem: "tooSmall" };
}
