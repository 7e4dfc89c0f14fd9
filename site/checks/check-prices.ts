import type { Data } from "../load/collections.ts";
import { plansByName } from "../load/tokens.ts";
import { valueAt } from "../load/walk.ts";
import { readDollars } from "../money.ts";

/** "$75", "$1,200.50"; not "−$75", which is no price, nor "{{$75}}", which is said to be none. */
const typedAmount = /(?<!\{\{\s*|−)\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?!\d)/g;

/**
 * Returns the check of a text, tokens not yet filled in: a message and its offset for each amount
 * that is one of our prices, which the text has to quote by its token.
 */
export function typedPrices(prices: Data["prices"]) {
  const plans = plansByName(prices);
  return (text: string): { index: number; message: string }[] =>
    [...text.matchAll(typedAmount)].flatMap(({ index, 0: typed }) => {
      const amount = readDollars(typed);
      const same = plans.filter(([, plan]) => amount > 0 && valueAt(plan, ["amount"]) === amount);
      if (same.length === 0) return [];
      const names = same.map(([name]) => `{{price.${name}}}`).join(" or ");
      const message = `"${typed}" is a price of prices.yaml; write ${names}, or {{${typed}}} where it is another amount that is only the same today`;
      return [{ index, message }];
    });
}
