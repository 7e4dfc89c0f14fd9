import type { Room } from "./fit-text";
import type { Name } from "./maker-words";

export type Place = Room & {
  text: Name;
  /** The baseline of a single line of full size. */
  x: number;
  y: number;
  face: "display" | "body" | "mono" | "price";
  anchor: "start" | "middle";
  /** Turned with what it stands on. */
  transform?: string;
  isWhite?: boolean;
};

export type Kind = "flyer" | "coupon";

const start = { anchor: "start", lines: 2 } as const;
const middle = { anchor: "middle", lines: 2 } as const;
const single = { lines: 1 } as const;

/** What both phones have: the push notification and its sign. */
const push: Place[] = [
  {
    ...middle,
    ...single,
    text: "initial",
    x: 61,
    y: 130,
    width: 46,
    size: 32,
    least: 20,
    face: "display",
  },
  { ...start, text: "message", x: 102, y: 126, width: 282, size: 21, least: 17, face: "body" },
];

const turned = "translate(296 540) rotate(-4)";

/** Where texts stand in the drawings "flyer-stage" and "coupon-stage", in their units. */
export const places: Record<Kind, Place[]> = {
  flyer: [
    {
      ...start,
      ...single,
      text: "run",
      x: 90,
      y: 183,
      width: 240,
      size: 17,
      least: 12,
      face: "mono",
    },
    { ...start, text: "1", x: 90, y: 223, width: 240, size: 30, least: 17, face: "display" },
    { ...middle, text: "2", x: 210, y: 315, width: 250, size: 32, least: 17, face: "display" },
    {
      ...middle,
      ...single,
      text: "initial",
      x: 154,
      y: 455,
      width: 52,
      size: 42,
      least: 20,
      face: "display",
    },
    {
      ...middle,
      text: "3",
      x: 266,
      y: 435,
      width: 122,
      size: 56,
      least: 17,
      face: "price",
      transform: "rotate(7 266 415)",
    },
    {
      ...start,
      text: "1",
      x: -94,
      y: -14,
      width: 136,
      size: 18,
      least: 12,
      lines: 1,
      face: "body",
      transform: turned,
    },
    {
      ...start,
      text: "3",
      x: -94,
      y: 32,
      width: 136,
      size: 46,
      least: 14,
      lines: 1,
      face: "price",
      transform: turned,
    },
    {
      ...middle,
      ...single,
      text: "run",
      x: 0,
      y: 6,
      width: 80,
      size: 15,
      least: 10,
      face: "mono",
      transform: `${turned} translate(82 0) rotate(-90)`,
    },
    ...push,
  ],
  coupon: [
    {
      ...start,
      ...single,
      text: "shop",
      x: 90,
      y: 194,
      width: 240,
      size: 28,
      least: 17,
      face: "display",
    },
    {
      ...start,
      ...single,
      text: "run",
      x: 90,
      y: 221,
      width: 240,
      size: 17,
      least: 12,
      face: "mono",
    },
    {
      ...middle,
      text: "1",
      x: 210,
      y: 331,
      width: 106,
      size: 50,
      least: 14,
      face: "display",
      transform: "rotate(-6 210 314)",
    },
    { ...middle, text: "2", x: 210, y: 436, width: 216, size: 24, least: 15, face: "display" },
    {
      ...middle,
      ...single,
      text: "3",
      x: 210,
      y: 521,
      width: 190,
      size: 22,
      least: 14,
      face: "mono",
      isWhite: true,
    },
    ...push,
  ],
};
