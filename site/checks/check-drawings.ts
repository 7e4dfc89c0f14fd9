import { singles } from "../load/collections.ts";
import type { Drawings } from "../load/drawings.ts";
import { type Problem, problemOnLine } from "../load/problem.ts";
import { problemAt, type Source } from "../load/source.ts";
import { plansByName } from "../load/tokens.ts";
import { type FieldPath, valueAt } from "../load/walk.ts";
import { nameOf } from "../slug.ts";
import { boxIn } from "./markdown-rules.ts";

/**
 * The words of drawings can be shown and have room. A problem of a quoted value is reported at the
 * field of the value, once for all drawings, because that field was changed.
 */
export function drawingProblems(
  { byName, tooLong }: Drawings,
  sources: ReadonlyMap<string, Source>,
): Problem[] {
  const boxes = Object.entries(byName).flatMap(([name, { text, title = "" }]) => {
    const box = boxIn(title + text);
    return box ? problemOnLine(`content/drawings/${name}.svg`, 1, box.message) : [];
  });
  const long = tooLong.map(({ file, line, words, tokens }) => {
    const message = `"${words}" has no room in the drawing "${nameOf(file)}", even in letters of half the size; write fewer characters`;
    const [quoted] = tokens.flatMap((token) => quotedAt(token, sources) ?? []);
    return quoted
      ? problemAt(quoted.source, quoted.path, message)
      : problemOnLine(file, line, message);
  });
  const fieldOf = ({ file, line, field }: Problem) => JSON.stringify([file, line, field]);
  return [...boxes, ...new Map(long.map((problem) => [fieldOf(problem), problem])).values()];
}

/** The field that has the value of a token; undefined where that is computed. */
function quotedAt(
  token: string,
  sources: ReadonlyMap<string, Source>,
): { source: Source; path: FieldPath } | undefined {
  const [prices, site] = [sources.get(singles.prices.path), sources.get(singles.site.path)];
  const [, fact, name] = /^(price|price-a-day|days)\.(.+)$/.exec(token) ?? [];
  const [, , plan] = plansByName(prices?.data).find(([each]) => each === name) ?? [];
  if (prices && plan)
    return { source: prices, path: [...plan, fact === "days" ? "days" : "amount"] };
  const path = token.split(".");
  return site && valueAt(site.data, path) !== undefined ? { source: site, path } : undefined;
}
