import { Loaf } from "../parts/goods";
import { Phone } from "../parts/phone";
import { DatedCoupon } from "../parts/ticket";
import type { Drawing } from "./drawing";

const inks = ["white", "rose", "white", "canola", "white", "mint", "white"];
/** Flyers, from the lowest: ink, left edge, height. */
const pile = inks.map((ink, i) => ({ ink, x: 32 + ((i * 5) % 9), y: 200 - i * 12 }));

/** A pile of flyers and a phone on a pair of scales. */
export const balance: Drawing = {
  shade: <path d="M72 276h272v14H72zM30 214h120l-20 30H54z" />,
  art: (
    <>
      <path d="M190 71h20v195h-20z" className="fill-white" />
      <path d="M116 264h168v20H116z" className="fill-denim" />
      <path d="m80 100 240-58" strokeWidth={10} className="printed" />
      <circle cx={200} cy={71} r={14} className="fill-canola" />
      <path d="M80 100 20 212M80 100l60 112M320 42l-52 128M320 42l52 128" />
      {pile.map(({ ink, x, y }) => (
        <path key={y} d={`M${x} ${y}h90v12h-90z`} className={`fill-${ink}`} />
      ))}
      <path d="M10 212h140q-12 34-70 34t-70-34z" className="fill-sky" />
      <Phone transform="translate(320 124) scale(.34)" ink="fill-mint">
        <Loaf transform="translate(0 8) scale(2.2)" />
      </Phone>
      <path d="M258 170h124q-10 32-62 32t-62-32z" className="fill-sky" />
    </>
  ),
};

/** A phone in a trouser pocket, with a coupon on it. */
export const pocket: Drawing = {
  shade: <path d="M148 40h136v140H148z" />,
  art: (
    <>
      <path d="M-4 168q204-44 408 0v136H-4z" className="fill-denim" />
      <path d="M-4 186q204-44 408 0" strokeDasharray="9 7" />
      <Phone transform="translate(200 134)" ink="fill-mint" />
      <DatedCoupon transform="translate(206 88) rotate(-5) scale(.96)" stub="fill-coral" />
      <path d="M104 186h192v84l-96 24-96-24z" className="fill-denim" />
      <path d="M116 200h168v62l-84 20-84-20z" strokeDasharray="9 7" />
      <path
        d="M112 194a5 5 0 1 0 10 0 5 5 0 1 0-10 0M278 194a5 5 0 1 0 10 0 5 5 0 1 0-10 0"
        className="fill-canola"
      />
    </>
  ),
};
