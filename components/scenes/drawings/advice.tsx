import { Lines, Sheet } from "../parts/paper";
import { TimedCoupon } from "../parts/ticket";
import type { Drawing } from "./drawing";

/** The coupon's conditions: y, ink of the box, and the length of the line. */
const checked = [
  { y: 0, ink: "fill-mint", width: 112 },
  { y: 23, ink: "fill-sky", width: 142 },
  { y: 46, ink: "fill-rose", width: 92 },
  { y: 69, ink: "fill-tangerine", width: 130 },
  { y: 92, ink: "fill-denim", width: 104 },
  { y: 115, ink: "fill-coral", width: 124 },
];

/** A coupon upon a sheet with its six conditions, each ticked. */
export const conditions: Drawing = {
  shade: <path d="M90 28h236v266H90z" transform="rotate(2 200 150)" />,
  art: (
    <>
      <Sheet transform="translate(196 150) rotate(2)" width={236} height={272}>
        {checked.map(({ y, ink, width }) => (
          <g key={ink} transform={`translate(-84 ${y})`}>
            <path d="M-8-8H8V8H-8z" className={ink} />
            <path d="M-4-1-1 3 9-8" strokeWidth={5} className="printed" />
            <Lines x={30} y={-4} widths={[width]} thick={8} />
          </g>
        ))}
      </Sheet>
      <TimedCoupon transform="translate(190 66) rotate(-5) scale(.96)" stub="fill-rose" />
    </>
  ),
};

const scoop = "M-58 8a58 58 0 0 1 116 0q-10 14-23 2-12 12-23 0-12 14-24 0-11 12-23 0-13 12-23-2z";
const cone = "M-50 8h100L0 138z";

const cones = [
  { place: "translate(98 112) rotate(-8) scale(1.2)", ink: "fill-denim" },
  {
    place: "translate(302 112) rotate(8) scale(1.2)",
    ink: "fill-stone",
    seeds: "M-30-14l5-3M-8-34l5 2M16-22l4-4M34-6l5 2M0-8l5 3M-40 2l4 2M20 2l5-3",
  },
];

/** Two flavours of ice cream to choose from. */
export const twoCones: Drawing = {
  shade: (
    <>
      {cones.map(({ place }) => (
        <path key={place} d={`${scoop}${cone}`} transform={`translate(13 12) ${place}`} />
      ))}
    </>
  ),
  art: (
    <>
      {cones.map(({ place, ink, seeds }) => (
        <g key={ink} transform={place}>
          <path d={cone} className="fill-tangerine" />
          <path d="M-34 50 16 96M-18 8 29 62M16 8 34 40M34 50-16 96M18 8-29 62M-16 8-34 40" />
          <path d={scoop} className={ink} />
          {seeds && <path d={seeds} />}
        </g>
      ))}
      <path
        d="M178 70a23 23 0 1 1 33 22q-11 7-11 22M200 140v1"
        strokeWidth={14}
        className="printed"
      />
    </>
  ),
};
