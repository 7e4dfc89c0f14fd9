import type { Data } from "../load/collections.ts";
import type { Problem } from "../load/problem.ts";
import type { Source } from "../load/source.ts";
import { typedTexts } from "./typed-texts.ts";

/** A fact of the offer, and its form where it is typed; `beside` stands in the same line. */
type Fact = { name: string; typed: RegExp; beside?: RegExp };

/**
 * Texts that state the offer of promotion.yaml in figures of their own: its code, or its discount and
 * its months in one line. Either number alone may be said of anything, and so may a code that is a
 * word.
 */
export function offerProblems(data: Data, sources: ReadonlyMap<string, Source>): Problem[] {
  const { file, code, discount, months } = data.promotion;
  const isWord = !/\d|^[A-Z]+$/.test(code);
  const facts: Fact[] = [
    ...(isWord ? [] : [{ name: "promo.code", typed: new RegExp(`\\b${code}\\b`) }]),
    {
      name: "promo.discount",
      typed: new RegExp(`(?<![\\d.,])${discount} ?%`),
      beside: new RegExp(`(?<![\\d.,])${months} months?\\b`, "i"),
    },
  ];
  const problems: Problem[] = [];
  for (const { text, problem } of typedTexts(data, sources))
    for (const line of text.split("\n"))
      for (const { name, typed, beside } of facts) {
        const match = (beside?.test(line) ?? true) && typed.exec(line);
        if (!match) continue;
        const found = problem(
          `states the offer of promotion.yaml; write {{${name}}} for "${match[0]}"${beside ? ", and {{promo.months}} for its months" : ""}`,
        );
        if (found.file !== file || found.field !== "code") problems.push(found);
      }
  return problems;
}
