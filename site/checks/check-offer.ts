import type { Data } from "../load/collections.ts";

/** A fact of the offer, and what it looks like where it is typed; `beside` stands in the same line. */
type Fact = { name: string; typed: RegExp; beside?: RegExp };

/**
 * Returns the check of a text, tokens not yet filled in: a message and its offset where a text states
 * the offer of promotion.yaml in figures of its own, by its code, or by its discount and its months
 * in one line. Either number alone may be said of anything, and so may a code that is a word.
 */
export function typedOffer({ code, discount, months }: Data["promotion"]) {
  const isWord = !/\d|^[A-Z]+$/.test(code);
  const facts: Fact[] = [
    ...(isWord ? [] : [{ name: "promo.code", typed: new RegExp(`\\b${code}\\b`) }]),
    {
      name: "promo.discount",
      typed: new RegExp(`(?<![\\d.,])${discount} ?%`),
      beside: new RegExp(`(?<![\\d.,])${months} months?\\b`, "i"),
    },
  ];
  return (text: string): { index: number; message: string }[] => {
    let start = 0;
    return text.split("\n").flatMap((line) => {
      const begins = start;
      start += line.length + 1;
      return facts.flatMap(({ name, typed, beside }) => {
        const match = (beside?.test(line) ?? true) && typed.exec(line);
        if (!match) return [];
        const message = `states the offer of promotion.yaml; write {{${name}}} for "${match[0]}"${beside ? ", and {{promo.months}} for its months" : ""}`;
        return [{ index: begins + match.index, message }];
      });
    });
  };
}
