export type Room = {
  /** In the units of the picture, as the sizes. */
  width: number;
  /** Size of the letters of a short text, and the smallest. */
  size: number;
  least: number;
  /** How many lines there may be; 2 by default. */
  lines?: 1 | 2;
};

export type Fitted = { size: number; lines: string[] };

/** Smallest size in one line, as a share of the full size, before a text takes two. */
const oneLine = 0.7;

const graphemes = new Intl.Segmenter();
const characters = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

/**
 * Fits a text into its room: a long one becomes smaller, then takes two lines, then is cut off by an
 * ellipsis. A single word is parted only where it does not fit at the smallest size.
 * @param measure the width of a text whose letters have the size 1
 */
export function fitText(text: string, room: Room, measure: (text: string) => number): Fitted {
  const { width, size, least, lines } = room;
  const fits = (part: string, at: number) => measure(part) * at <= width;
  /** Where a single line ends, and two begin. */
  const less = Math.max(least, size * oneLine);
  const single = Math.min(size, width / (measure(text) || 1));
  const isWhole = lines === 1 || !/\s/.test(text);
  if (single >= (isWhole ? least : less)) return { size: single, lines: [text] };
  if (lines === 1) return { size: least, lines: [cut(text, (part) => fits(part, least))] };

  const halves = halve(text, measure);
  const longest = Math.max(...halves.map(measure));
  const double = Math.min(less, width / longest);
  if (double >= least) return { size: double, lines: halves };
  const [first, rest] = takeLine(text, (part) => fits(part, least));
  return { size: least, lines: [first, cut(rest, (part) => fits(part, least))] };
}

/** Parts a text about its middle: between words, or within the only word. */
function halve(text: string, measure: (text: string) => number): string[] {
  const words = text.split(/\s+/);
  const [parts, joint] = words.length > 1 ? [words, " "] : [characters(text), ""];
  if (parts.length < 2) return [text];
  const at = (count: number) => [parts.slice(0, count).join(joint), parts.slice(count).join(joint)];
  const longest = (count: number) => Math.max(...at(count).map(measure));
  const isBefore = (count: number) => {
    const [first = "", second = ""] = at(count);
    return measure(first) < measure(second);
  };
  const middle = countWhile(parts.length - 1, isBefore) + 1;
  return at(middle > 1 && longest(middle - 1) <= longest(middle) ? middle - 1 : middle);
}

/** How many of the counts from 1 a rule holds for, at most one less than `most`; it holds for the first ones. */
function countWhile(most: number, holds: (count: number) => boolean): number {
  let [low, high] = [0, most - 1];
  while (low < high) {
    const count = Math.ceil((low + high) / 2);
    if (holds(count)) low = count;
    else high = count - 1;
  }
  return low;
}

/** As many whole words as fit, or as many characters if the first word doesn't fit. */
function takeLine(text: string, fits: (part: string) => boolean): [string, string] {
  const words = text.split(/\s+/);
  const [first = ""] = words;
  if (!fits(first)) {
    const head = longestStart(text, fits);
    return [head, text.slice(head.length)];
  }
  let count = 1;
  while (count < words.length && fits(words.slice(0, count + 1).join(" "))) count += 1;
  return [words.slice(0, count).join(" "), words.slice(count).join(" ")];
}

function longestStart(text: string, fits: (part: string) => boolean): string {
  const parts = characters(text);
  const start = (count: number) => parts.slice(0, count).join("");
  return start(
    Math.max(
      1,
      countWhile(parts.length + 1, (count) => fits(start(count))),
    ),
  );
}

function cut(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  return `${longestStart(text, (part) => fits(`${part}…`)).trimEnd()}…`;
}
