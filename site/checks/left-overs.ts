import type { Data } from "../load/collections.ts";
import type { Problem } from "../load/problem.ts";
import type { Source } from "../load/source.ts";
import { typedTexts } from "./typed-texts.ts";

/** What writing assistants leave in a text that is copied from them. */
const leftOver =
  /:contentReference\[|\boaicite\b|【\d+[:†]|\bcite(?:turn|\uE202turn)\d|[?&]utm_source=chatgpt\.com/;

/** Marks in texts that a writing assistant put there and no reader can use. */
export function leftOverProblems(data: Data, sources: ReadonlyMap<string, Source>): Problem[] {
  return [...typedTexts(data, sources)].flatMap(({ text, problem }) => {
    const [found] = leftOver.exec(text) ?? [];
    if (!found) return [];
    return problem(`has "${found}", a mark that a writing assistant left; take it out`);
  });
}
