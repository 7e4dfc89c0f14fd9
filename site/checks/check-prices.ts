import type { Data } from "../load/collections.ts";
import type { Files } from "../load/files.ts";
import { type Problem, problemOnLine } from "../load/problem.ts";
import { plansByName } from "../load/tokens.ts";
import { valueAt } from "../load/walk.ts";
import { readAmount } from "../money.ts";

/** "$75", "$1,200.50"; not "−$75", which is no price. */
const typedAmount = /(?<!−)\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?!\d)/g;

/**
 * Notes about typed amounts that equal a price of prices.yaml, which a text may mean to quote. They
 * refuse nothing, since an amount of a worked example may be the same by chance.
 */
export function priceNotes({ prices }: Data, files: Files): Problem[] {
  const plans = plansByName(prices);
  const noteOf = (typed: string) => {
    const amount = readAmount(typed);
    const same = plans.filter(([, plan]) => amount > 0 && valueAt(plan, ["amount"]) === amount);
    const tokens = same.map(([name]) => `{{price.${name}}}`).join(" or ");
    return tokens && `"${typed}" is also a price; if that price is meant, write ${tokens}`;
  };
  return Object.entries(files).flatMap(([path, text]) =>
    text.split("\n").flatMap((words, index) =>
      [...new Set(words.match(typedAmount))].flatMap((typed) => {
        const message = noteOf(typed);
        return message ? [problemOnLine(path, index + 1, message)] : [];
      }),
    ),
  );
}
