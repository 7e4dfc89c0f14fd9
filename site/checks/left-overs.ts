import type { Data } from "../load/collections.ts";
import type { Problem } from "../load/problem.ts";
import type { Source } from "../load/source.ts";
import { typedTexts } from "./typed-texts.ts";

/** What writing assistants leave in a text that is copied from them. */
const leftOver =
  /:contentReference\[|\boaicite\b|【\d+[:†]|[\uE200-\uE20F]|\b(?:file)?citeturn\d|\[cite(?:_start\]|: ?\d)|\[attached_file:|\b[Aa]s an? (?:AI|large) language model\b|[?&]utm_source=(?:chatgpt\.com|openai|copilot\.com|perplexity)/;

/** Marks in texts that a writing assistant put there and no reader can use. */
export function leftOverProblems(data: Data, sources: ReadonlyMap<string, Source>): Problem[] {
  return [...typedTexts(data, sources)].flatMap(({ text, problem }) => {
    const [found] = leftOver.exec(text) ?? [];
    if (!found) return [];
    return problem(`has "${found}", a mark that a writing assistant left; take it out`);
  });
}
