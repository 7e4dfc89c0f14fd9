import { codeOf } from "../characters.ts";

/**
 * Characters that no text may have, as XML, addresses and hosts' files cannot: bytes that are not UTF-8, control
 * characters other than tab and line feed, halves of a character, code points that stand for none,
 * line ends of other systems, marks that turn the direction of the text around them, and what shows
 * nothing and breaks words for searches and screen readers: soft hyphens, spaces without width, fillers.
 * The joiners and variation selectors of emoji and of some scripts are none of these.
 */
const unreadable =
  /\uFFFD|(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u2028-\u202E\u2800]|(?![\u200C\u200D]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;

/** The first character of a value that no text may hold: the value may have been written as an escape. */
export function characterProblem(value: string): string | undefined {
  const [sign] = unreadable.exec(value) ?? [];
  return sign && `has the character ${codeOf(sign)}, which is no letter or sign; take it out`;
}

/** The marks that Git leaves in a file where two versions of it differ. */
const conflict = /^(?:<{7}|>{7})(?: .*)?$/m;

/** A space of another width where a space means something: an indentation, or behind a mark. */
const otherSpace =
  /(?! )[\p{Zs}\u200B\u2060](?<=^[ \t]*(?:[-*+>|] *|#+ *|\d+[.)] *|[\w"-]+: *)?.)/mu;

/** Marks of quotes and lists inside of each other, deeper than programs read and pages show. */
const nestedMarks = /(?:(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])[ \t]*){40}/;

export const tooDeep = "has quotes or lists too deep inside of each other; write fewer marks";

/** The first sign of a text that cannot be right, and what to do about it. */
export function encodingProblem(text: string): { index: number; message: string } | undefined {
  const mark = text.search(conflict);
  if (mark >= 0)
    return {
      index: mark,
      message:
        'has two versions from here on (a conflict); keep one, and take the lines with "<<<<<<<", "=======" and ">>>>>>>" out',
    };
  const space = text.search(otherSpace);
  if (space >= 0)
    return {
      index: space,
      message: "has a non-breaking space, or one of another width; type a plain space in its place",
    };
  const nested = text.search(nestedMarks);
  if (nested >= 0) return { index: nested, message: tooDeep };
  const index = text.search(unreadable);
  if (index < 0) return undefined;
  // UTF-16 has a zero byte beside each Latin letter.
  const isEncoding = text[index] === "\uFFFD" || text[index] === "\0";
  const message = isEncoding
    ? "has a character that is not UTF-8; save the file as UTF-8"
    : `has an invisible character (${codeOf(text.slice(index))}), which few editors show; write the line anew`;
  return { index, message };
}
