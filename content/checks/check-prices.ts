import type { Data } from "../load/kinds.ts";
import { collectTokens } from "../load/tokens.ts";
import { readDollars } from "../money.ts";

/** "$75", "$1,200.50"; not behind a minus or in braces, where it cannot be or need not be a price. */
const typedAmount = /(?<!\{\{\s*|−)\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?!\d)/g;

/**
 * Returns the check of a text, tokens not yet filled in: a message and its offset for each amount
 * that is one of our prices, which the text has to quote by its token.
 */
export function typedPrices(prices: Data["prices"]) {
  const tokens = [...collectTokens({}, prices, {}, "us")].filter(([name]) =>
    name.startsWith("price."),
  );
  return (text: string): { index: number; message: string }[] =>
    [...text.matchAll(typedAmount)].flatMap(({ index, 0: typed }) => {
      const amount = readDollars(typed);
      const same = tokens.filter(([, price]) => amount > 0 && readDollars(price) === amount);
      if (same.length === 0) return [];
      const names = same.map(([name]) => `{{${name}}}`).join(" or ");
      const message = `"${typed}" is a price of prices.yaml; write ${names}, or {{${typed}}} where it is another amount that is only the same today`;
      return [{ index, message }];
    });
}
