export type FittedTitle = { size: number; lines: string[] };

type Box = {
  width: number;
  height: number;
  /** Type sizes, the largest first; the last is taken whatever happens. */
  sizes: readonly number[];
  /** Width of a text in em. */
  measure: (text: string) => number;
};

/** Sets a title as large as its box takes; a word too wide even at the last size is broken. */
export function fitTitle(title: string, { width, height, sizes, measure }: Box) {
  // A number stays with what it counts: "10 km".
  const words = title.trim().split(/(?<!(?:^|\s)\d+)\s+/);
  const fitted: FittedTitle = { size: 0, lines: [] };
  for (const size of sizes) {
    const fits = (line: string) => measure(line) * size <= width;
    const pieces =
      size === sizes.at(-1) ? words.flatMap((word) => wrap([...word], "", fits)) : words;
    fitted.size = size;
    fitted.lines = wrap(pieces, " ", fits);
    if (fitted.lines.every(fits) && fitted.lines.length * size <= height) break;
  }
  return fitted;
}

/** Puts as many parts into each line as fit; a part that is too wide is a line by itself. */
function wrap(parts: string[], between: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)}${between}${part}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}
