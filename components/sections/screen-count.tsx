import { Part } from "@/components/drawings/part";
import { getContent } from "@/site/content";
import { centsOf, dollars } from "@/site/money";
import type { ScreenKind } from "@/site/schema/service";
import { salesNeeded } from "./sales-needed";

type Props = { counted: number; needed: number };

/** What the owner has afterwards: a count of what the run brought, in a way of its own. */
export function ScreenCount({ draws }: { draws: ScreenKind }) {
  const { tally } = getContent().drawings.screens;
  const { flyer, coupon } = getContent().prices.categories;
  const [run] = (draws === "coupon" ? coupon : flyer).plans;
  if (!run) return null;
  const { title, each, more, text } = tally[draws];
  const needed = salesNeeded(run.amount, centsOf(each));
  const counted = needed + more;
  const Drawn = drawn[draws];
  return (
    <div className="grid grow content-center items-center gap-x-8 gap-y-4 rounded-card border-2 border-press bg-white p-4 *:min-w-0 @min-[27rem]:grid-cols-[7fr_5fr] @min-[27rem]:p-6">
      <div>
        <p>{title}</p>
        <Drawn counted={counted} needed={needed} />
      </div>
      <div>
        <p className="display text-h4">{text.replace("{counted}", String(counted))}</p>
        <p className="pt-2">
          {tally.note.replace("{needed}", String(needed)).replace("{margin}", dollars(each))}
        </p>
      </div>
    </div>
  );
}

const look = "scene aspect-auto! mt-3 w-full";

/** Tally marks in fives: four upright, the fifth across them. */
function Strokes({ counted }: Props) {
  const marks = Array.from({ length: counted }, (_, index) => {
    const x = Math.floor(index / 5) * 50 + 6;
    const place = index % 5;
    return place < 4 ? `M${x + place * 9} 6v38` : `M${x - 5} 40l38-30`;
  });
  return (
    <svg
      viewBox={`0 0 ${Math.max(5, Math.ceil(counted / 5)) * 50} 50`}
      aria-hidden="true"
      className={look}
    >
      <path d={marks.join("")} strokeWidth={4} />
    </svg>
  );
}

/** Stubs of coupons; those that pay for the run have the coupon's ink. */
function Stubs({ counted, needed }: Props) {
  const stubs = Array.from({ length: counted }, (_, index) => {
    const [x, y] = [(index % 5) * 52, Math.floor(index / 5) * 38];
    return `M${x} ${y}h42v9a6 6 0 0 0 0 12v9h-42v-9a6 6 0 0 0 0-12zM${x + 30} ${y + 4}v22`;
  });
  return (
    <svg viewBox={`-2 -2 254 ${Math.ceil(counted / 5) * 38}`} aria-hidden="true" className={look}>
      <path d={stubs.slice(0, needed).join("")} className="fill-canola" />
      <path d={stubs.slice(needed).join("")} className="fill-coral" />
    </svg>
  );
}

/** How a message's sales fall over the hours behind it. */
const shares = [0.45, 0.3, 0.15, 0.1];

/** A column for each hour after the message. */
function Hours({ counted }: Props) {
  const { hours } = getContent().drawings.screens.tally;
  return (
    <svg viewBox="0 0 250 112" aria-hidden="true" className={look}>
      {shares.map((share, index) => {
        const height = Math.max(4, Math.round(share * counted * 6));
        return (
          <g key={share} transform={`translate(${index * 64 + 4} 86)`}>
            <path d={`M0 0v${-height}h48V0`} className={index ? "fill-sky" : "fill-rose"} />
            <text x={24} y={21} fontSize={14}>
              {hours[index]}
            </text>
          </g>
        );
      })}
      <path d="M0 86h250" />
    </svg>
  );
}

/** Customers around the shop, a dot each, within the circle that was chosen. */
function Places({ counted, needed }: Props) {
  const dots = Array.from({ length: counted }, (_, index) => {
    // Spread evenly, as seeds in a sunflower.
    const far = 16 + Math.sqrt((index + 0.5) / counted) * 32;
    const [x, y] = [Math.cos(index * 2.4) * far, Math.sin(index * 2.4) * far].map(Math.round) as [
      number,
      number,
    ];
    return `M${x - 5} ${y}a5 5 0 1 0 10 0 5 5 0 1 0-10 0`;
  });
  return (
    <svg viewBox="-120 -58 240 116" aria-hidden="true" className={look}>
      <circle r={56} className="fill-sky" />
      <circle r={28} strokeDasharray="2 6" />
      <path d={dots.slice(0, needed).join("")} className="fill-canola" />
      <path d={dots.slice(needed).join("")} className="fill-coral" />
      <Part name="pin" transform="scale(.5)" className="fill-rose" />
    </svg>
  );
}

const drawn = { flyer: Strokes, coupon: Stubs, push: Hours, "push-radius": Places };
