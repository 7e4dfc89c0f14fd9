import type { Data } from "../load/collections.ts";
import { type Problem, pluralize } from "../load/problem.ts";
import type { Source } from "../load/source.ts";
import { typedTexts } from "./typed-texts.ts";

/** A fact of the offer, and its form where it is typed; `beside` stands in the same line. */
type Fact = { name: string; typed: RegExp; beside?: RegExp };

/** Optional fields of the offer that are empty while texts quote them. */
function emptyFacts(data: Data, sources: ReadonlyMap<string, Source>): Problem[] {
  const { file, ...offer } = data.promotion;
  const empty = (["discount", "months"] as const).filter((name) => offer[name] === undefined);
  if (empty.length === 0) return [];
  const typed = [...typedTexts(data, sources)];
  return empty.flatMap((field) => {
    const token = new RegExp(`\\{\\{\\s*promo\\.${field}\\s*\\}\\}`);
    const [first, ...others] = typed.filter(({ text }) => token.test(text));
    if (!first) return [];
    const place = first.problem("");
    const count = pluralize(others.length + 1, "text");
    const message = `is empty, and ${count} quote it as {{promo.${field}}}, the first at ${place.file}:${place.line}; fill it in, or write them without it`;
    return { file, line: sources.get(file)?.lineOf([field]) ?? 1, field, message };
  });
}

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
    ...(discount === undefined || months === undefined
      ? []
      : [
          {
            name: "promo.discount",
            typed: new RegExp(`(?<![\\d.,])${discount} ?%`),
            beside: new RegExp(`(?<![\\d.,])${months} months?\\b`, "i"),
          },
        ]),
  ];
  const problems = emptyFacts(data, sources);
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
