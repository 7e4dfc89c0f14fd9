import { singles } from "../load/collections.ts";
import { goesWithOffer, hasAnswers, quotesOffer, textWithout } from "../load/offer.ts";
import type { Problem } from "../load/problem.ts";
import { problemAt, problemInBody, type Source } from "../load/source.ts";
import { textsOf } from "../load/texts.ts";
import { type FieldPath, valueAt } from "../load/walk.ts";

const ownParagraph =
  "quotes the offer, which ends; write that into a paragraph of its own, which goes with the offer, and what stays into another";
const noPlace =
  'quotes the offer, which ends; write it without {{offer.…}}. A paragraph of Markdown, a question and an entry of "Before you buy" may quote it: they go with the offer';

/** Only what goes with the offer, or has words for its end, quotes it: nothing on the site is false later. */
export function offerProblems(sources: ReadonlyMap<string, Source>): Problem[] {
  const others = [...sources.values()].filter(({ file }) => file !== singles.offer.path);
  return others.flatMap((source) => {
    const ofFields = [...textsOf(source.file, source.data as object)].flatMap(
      ({ text, path, format }) => {
        if (!quotesOffer(text) || isOfOffer(source, path)) return [];
        if (hasAnswers(source) && path[0] === "items" && !quotesOffer(textWithout(text))) return [];
        if (format === "markdown" && isLasting(text)) return [];
        return problemAt(source, path, format === "markdown" ? ownParagraph : noPlace);
      },
    );
    const { body } = source;
    const start = body.search(/\{\{\s*offer\./);
    const ofBody = isLasting(body) ? [] : [problemInBody(source, Math.max(start, 0), ownParagraph)];
    return [...ofFields, ...(start < 0 ? [] : ofBody), ...emptyList(source)];
  });
}

/** Whether something is left of a text after the offer, and nothing of that quotes it. */
function isLasting(text: string): boolean {
  const left = textWithout(text);
  return left !== "" && !quotesOffer(left);
}

/** A section of the offer, and the words for search engines of a page that begins with one, tell of its end. */
function isOfOffer({ data }: Source, path: FieldPath): boolean {
  const section =
    path[0] === "metadata" ? ["sections", 0] : path.slice(0, path.indexOf("sections") + 2);
  return valueAt(data, [...section, "section"]) === "offer";
}

function emptyList(source: Source): Problem[] {
  const items = hasAnswers(source) && valueAt(source.data, ["items"]);
  const isEmpty = Array.isArray(items) && items.length > 0 && items.every(goesWithOffer);
  return isEmpty
    ? [problemAt(source, ["items"], "needs an entry that stays when the offer ends")]
    : [];
}
