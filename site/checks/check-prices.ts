import type { Data } from "../load/collections.ts";
import type { Problem } from "../load/problem.ts";
import type { Source } from "../load/source.ts";
import { plansByName } from "../load/tokens.ts";
import { valueAt } from "../load/walk.ts";
import { dollars, readAmount } from "../money.ts";
import { typedTexts } from "./typed-texts.ts";

/** "$75", "$1,200.50"; not "−$75", which is no price. */
const typedAmount = /(?<!−)\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?!\d)/g;

/**
 * Notes about typed amounts that equal a price of prices.yaml, which a text may mean to quote. They
 * refuse nothing, since an amount of a worked example may be the same by chance.
 */
export function priceNotes(data: Data, sources: ReadonlyMap<string, Source>): Problem[] {
  const plans = plansByName(data.prices);
  const notes = oddPrices(data, sources);
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

/** Runs that cost nothing, and plans that cost more than the next longer or larger one. */
function oddPrices({ prices }: Data, sources: ReadonlyMap<string, Source>): Problem[] {
  const { file, categories } = prices;
  return Object.entries(categories).flatMap(([category, { plans }]) =>
    plans.flatMap((plan, i) => {
      const size = (each: object) =>
        Number(valueAt(each, ["days"]) ?? valueAt(each, ["megabytes"]));
      const next = plans
        .filter((other) => size(other) > size(plan))
        .sort((a, b) => size(a) - size(b))[0];
      const isDear = next && plan.amount > next.amount;
      if (!isDear && !(plan.days && plan.amount === 0)) return [];
      const path = ["categories", category, "plans", i, "amount"];
      const message = isDear
        ? `${dollars(plan.amount)} for "${plan.label}" is more than ${dollars(next.amount)} for "${next.label}"; is that meant?`
        : `"${plan.label}" costs nothing and shows as free; is that meant?`;
      return { file, line: sources.get(file)?.lineOf(path) ?? 1, field: path.join("."), message };
    }),
  );
}
