import type { Data } from "../load/collections.ts";
import type { Problem } from "../load/problem.ts";
import type { Source } from "../load/source.ts";
import { typedTexts } from "./typed-texts.ts";

const numbers = "four five six seven eight nine ten eleven twelve".split(" ");
const typedCount = new RegExp(`\\b(${numbers.join("|")}) (?:\\{\\{name\\}\\} )?services\\b`, "gi");

/** Notes about texts that say how many services there are, where there are more or fewer. */
export function countNotes(data: Data, sources: ReadonlyMap<string, Source>): Problem[] {
  const count = data.services.filter(({ draft }) => !draft).length;
  return [...typedTexts(data, sources)].flatMap(({ text, problem }) =>
    [...text.matchAll(typedCount)]
      .filter(([, number = ""]) => numbers.indexOf(number.toLowerCase()) + 4 !== count)
      .map(([words]) => problem(`"${words}", but there are ${count}`)),
  );
}
