import type { Fitted, Room } from "./fit-text";
import type { Name } from "./maker-words";

export type Place = Room & {
  text: Name;
  /** The baseline of a single line of full size. */
  x: number;
  y: number;
  face: "display" | "body" | "mono" | "price";
  /** Whether `x` is the middle of a line; else its start. */
  isCentered?: true;
  /** Turned with what it stands on. */
  transform?: string;
  isWhite?: true;
};

const at = (x: number, y: number, width: number, size: number, least: number) => {
  return { x, y, width, size, least };
};
const centered = { isCentered: true } as const;

const sign = { text: "initial", face: "display", lines: 1, ...centered } as const;
const run = { text: "run", face: "mono", lines: 1 } as const;

/** What both phones have: the push notification and its sign. */
const push: Place[] = [
  { ...sign, ...at(61, 130, 46, 32, 20) },
  { text: "message", face: "body", ...at(102, 126, 282, 21, 17) },
];

/** The flyer's ticket. */
const turned = "translate(296 540) rotate(-4)";
const stub = `${turned} translate(82 0) rotate(-90)`;

/** Where texts stand in the drawings "flyer-stage" and "coupon-stage", in their units. */
export const places = {
  flyer: [
    { ...run, ...at(90, 183, 240, 17, 12) },
    { text: "1", face: "display", ...at(90, 223, 240, 30, 17) },
    { text: "2", face: "display", ...at(210, 316, 250, 32, 17), ...centered },
    { ...sign, ...at(154, 455, 52, 42, 20) },
    {
      text: "3",
      face: "price",
      ...at(266, 435, 122, 56, 17),
      ...centered,
      transform: "rotate(7 266 415)",
    },
    { text: "1", face: "body", ...at(-94, -14, 136, 18, 12), transform: turned },
    { text: "3", face: "price", ...at(-94, 32, 136, 46, 14), lines: 1, transform: turned },
    { ...run, ...at(0, 6, 80, 15, 10), ...centered, transform: stub },
    ...push,
  ],
  coupon: [
    { text: "shop", face: "display", ...at(90, 194, 240, 28, 17), lines: 1 },
    { ...run, ...at(90, 221, 240, 17, 12) },
    {
      text: "1",
      face: "display",
      ...at(210, 331, 106, 50, 14),
      ...centered,
      transform: "rotate(-6 210 314)",
    },
    { text: "2", face: "display", ...at(210, 436, 216, 24, 15), ...centered },
    { text: "3", face: "mono", ...at(210, 521, 190, 22, 14), lines: 1, ...centered, isWhite: true },
    ...push,
  ],
} satisfies Record<string, Place[]>;

export type Kind = keyof typeof places;

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
