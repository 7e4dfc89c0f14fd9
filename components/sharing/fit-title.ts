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
  const { width, height, sizes, leading } = box;
  const widths = new Map<string, number>();
  const measure = (text: string) => {
    const known = widths.get(text) ?? box.measure(text);
    widths.set(text, known);
    return known;
  };
  // A number stays with what it counts: "10 km".
  const words = title.trim().split(/(?<!(?:^|\s)\d+)\s+/);
  const most = (size: number) => Math.floor(height / (size * leading));
  const size =
    sizes.find((size) => {
      const fits = words.every((word) => measure(word) * size <= width);
      return fits && wrap(words, width / size, measure).length <= most(size);
    }) ??
    sizes.at(-1) ??
    0;
  const pieces = words.flatMap((word) => broken(word, width / size, measure));
  const count = Math.min(wrap(pieces, width / size, measure).length, most(size));
  return { size, lines: balanced(pieces, count, width / size, measure).lines };
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

/** The same number of lines with the least difference between them. */
function balanced(words: string[], count: number, width: number, measure: Box["measure"]) {
  if (count <= 1) return { cost: slack(words.join(" ")), lines: [words.join(" ")] };
  let best = { cost: Number.POSITIVE_INFINITY, lines: [words.join(" ")] };
  for (let first = 1; first <= words.length - count + 1; first++) {
    const line = words.slice(0, first).join(" ");
    const rest = balanced(words.slice(first), count - 1, width, measure);
    const cost = slack(line) + rest.cost;
    if (cost < best.cost) best = { cost, lines: [line, ...rest.lines] };
  }
  return best;

  function slack(line: string): number {
    const left = width - measure(line);
    return left < 0 ? Number.POSITIVE_INFINITY : left ** 2;
  }
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
