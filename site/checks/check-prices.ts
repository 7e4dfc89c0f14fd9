import type { Data } from "../load/collections.ts";
import type { Problem } from "../load/problem.ts";
import type { Source } from "../load/source.ts";
import { plansByName } from "../load/tokens.ts";
import { valueAt } from "../load/walk.ts";
import { readAmount } from "../money.ts";
import { typedTexts } from "./typed-texts.ts";

/** "$75", "$1,200.50"; not "−$75", which is no price. */
const typedAmount = /(?<!−)\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?!\d)/g;

/**
 * Notes about typed amounts that equal a price of prices.yaml, which a text may mean to quote. They
 * refuse nothing, since an amount of a worked example may be the same by chance.
 */
export function priceNotes(data: Data, sources: ReadonlyMap<string, Source>): Problem[] {
  const plans = plansByName(data.prices);
  const notes: Problem[] = [];
  for (const { text, problem } of typedTexts(data, sources))
    for (const typed of new Set(text.match(typedAmount))) {
      const amount = readAmount(typed);
      const same = plans.filter(([, plan]) => amount > 0 && valueAt(plan, ["amount"]) === amount);
      const tokens = same.map(([name]) => `{{price.${name}}}`).join(" or ");
      if (tokens)
        notes.push(problem(`"${typed}" is also a price; if that price is meant, write ${tokens}`));
    }
  return notes;
}
