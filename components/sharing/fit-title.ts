export type FittedTitle = { size: number; lines: string[] };

type Box = {
  width: number;
  height: number;
  /** Type sizes, the largest first; the last is taken whatever happens. */
  sizes: readonly number[];
  /** Height of a line in em. */
  leading: number;
  /** Width of a text in em. */
  measure: (text: string) => number;
};

/** Sets a title as large as its box takes, in lines of about the same length. */
export function fitTitle(title: string, box: Box): FittedTitle {
  const { width, height, sizes, leading, measure } = box;
  const words = title.split(/\s+/).filter(Boolean);
  const most = (size: number) => Math.floor(height / (size * leading));
  const size =
    sizes.find((size) => {
      const fits = words.every((word) => measure(word) * size <= width);
      return fits && wrap(words, width / size, measure).length <= most(size);
    }) ??
    sizes.at(-1) ??
    0;
  const pieces = words.flatMap((word) => broken(word, width / size, measure));
  const lines = wrap(pieces, width / size, measure);
  return { size, lines: balanced(pieces, lines, width / size, measure).slice(0, most(size)) };
}

function wrap(words: string[], width: number, measure: Box["measure"]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && measure(`${line} ${word}`) <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest column that needs no more lines. */
function balanced(words: string[], lines: string[], width: number, measure: Box["measure"]) {
  let best = lines;
  for (let narrower = width * 0.98; narrower > width / 2; narrower *= 0.98) {
    const tried = wrap(words, narrower, measure);
    if (tried.length > lines.length || tried.some((line) => measure(line) > narrower)) break;
    best = tried;
  }
  return best;
}

/** A word too long for its line, in pieces. */
function broken(word: string, width: number, measure: Box["measure"]): string[] {
  const pieces: string[] = [];
  for (const letter of word) {
    const piece = pieces.at(-1);
    if (piece !== undefined && measure(piece + letter) <= width)
      pieces[pieces.length - 1] = piece + letter;
    else pieces.push(letter);
  }
  return pieces;
}
