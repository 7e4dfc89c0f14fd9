import type { Fitted } from "./fit-text";
import type { Place } from "./places";

/** Height of capitals and digits, as a share of their size. */
const capitals = 0.7;

/** Where the lines of a fitted text stand: around the middle of a single line of full size. */
export function linesAt({ x, y, size, face }: Place, { size: fitted, lines }: Fitted) {
  const lineHeight = face === "body" ? 1.25 : 1.08;
  const middle = y - (size * capitals) / 2;
  const first = middle + (fitted * capitals) / 2 - ((lines.length - 1) / 2) * fitted * lineHeight;
  return lines.map((text, index) => ({ x, y: round(first + index * fitted * lineHeight), text }));
}

const round = (value: number) => Math.round(value * 10) / 10;
