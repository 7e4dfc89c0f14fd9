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

const sign = { text: "initial", face: "display", lines: 1, least: 20, isCentered: true } as const;
const run = { text: "run", face: "mono", lines: 1 } as const;

/** What both phones have: the push notification and its sign. */
const push: Place[] = [
  { ...sign, x: 61, y: 130, width: 46, size: 32 },
  { text: "message", x: 102, y: 126, width: 282, size: 21, least: 17, face: "body" },
];

/** The flyer's ticket. */
const turned = "translate(296 540) rotate(-4)";

/** Where texts stand in the drawings "flyer-stage" and "coupon-stage", in their units. */
export const places = {
  flyer: [
    { ...run, x: 90, y: 183, width: 240, size: 17, least: 12 },
    { text: "1", face: "display", x: 90, y: 223, width: 240, size: 30, least: 17 },
    {
      text: "2",
      face: "display",
      x: 210,
      y: 316,
      width: 250,
      size: 32,
      least: 17,
      isCentered: true,
    },
    { ...sign, x: 154, y: 455, width: 52, size: 42 },
    {
      text: "3",
      face: "price",
      x: 266,
      y: 435,
      width: 122,
      size: 56,
      least: 17,
      isCentered: true,
      transform: "rotate(7 266 415)",
    },
    { text: "1", face: "body", x: -94, y: -14, width: 136, size: 18, least: 12, transform: turned },
    {
      text: "3",
      face: "price",
      x: -94,
      y: 32,
      width: 136,
      size: 46,
      least: 14,
      lines: 1,
      transform: turned,
    },
    {
      ...run,
      x: 0,
      y: 6,
      width: 80,
      size: 15,
      least: 10,
      isCentered: true,
      transform: `${turned} translate(82 0) rotate(-90)`,
    },
    ...push,
  ],
  coupon: [
    { text: "shop", face: "display", x: 90, y: 194, width: 240, size: 28, least: 17, lines: 1 },
    { ...run, x: 90, y: 221, width: 240, size: 17, least: 12 },
    {
      text: "1",
      face: "display",
      x: 210,
      y: 331,
      width: 106,
      size: 50,
      least: 14,
      isCentered: true,
      transform: "rotate(-6 210 314)",
    },
    {
      text: "2",
      face: "display",
      x: 210,
      y: 436,
      width: 216,
      size: 24,
      least: 15,
      isCentered: true,
    },
    {
      text: "3",
      face: "mono",
      x: 210,
      y: 521,
      width: 190,
      size: 22,
      least: 14,
      lines: 1,
      isCentered: true,
      isWhite: true,
    },
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
