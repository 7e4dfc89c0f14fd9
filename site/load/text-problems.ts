import { codeOf } from "../characters.ts";

/**
 * What no text may hold, as XML, addresses and hosts' files cannot: control characters but tab and line
 * feed, bytes that are not UTF-8, marks that turn text around, and what shows nothing. Joiners and
 * variation selectors of emoji and scripts are none of these.
 */
const unreadable =
  /\uFFFD|(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u2028-\u202E]|(?![\u200C\u200D]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;

/** The first such character of a text, and where it stands. */
export function encodingProblem(text: string): { index: number; message: string } | undefined {
  const index = text.search(unreadable);
  if (index < 0) return undefined;
  return {
    index,
    message: `has an invisible character (${codeOf(text.slice(index))}); take it out`,
  };
}
