import { type Data, entriesOf } from "../load/collections.ts";
import type { Problem } from "../load/problem.ts";
import type { Source } from "../load/source.ts";
import { plansByName } from "../load/tokens.ts";
import { fieldName, textsIn, valueAt } from "../load/walk.ts";
import { readAmount } from "../money.ts";

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

/** A text as it is typed, and a function that makes a message about it a problem of its place. */
type TypedText = { text: string; problem(message: string): Problem };

/** Every text of the content with its tokens: each field, each line of a body, the words of drawings. */
function* typedTexts(data: Data, sources: ReadonlyMap<string, Source>): Generator<TypedText> {
  for (const { text, file, line } of data.drawings.words)
    yield { text, problem: (message) => ({ file, line, field: "", message }) };
  for (const { file } of entriesOf(data)) {
    const source = sources.get(file);
    if (!source) continue;
    for (const [text, path] of textsIn(source.data)) {
      const field = fieldName(source.data, path);
      yield { text, problem: (message) => ({ file, line: source.lineOf(path), field, message }) };
    }
    for (const [index, text] of source.body.split("\n").entries())
      yield {
        text,
        problem: (message) => ({ file, line: source.bodyLine + index, field: "", message }),
      };
  }
}
