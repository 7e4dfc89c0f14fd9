import { Loaf } from "../parts/goods";
import { Phone } from "../parts/phone";
import { Scales } from "../parts/scales";
import { DatedCoupon } from "../parts/ticket";
import type { Drawing } from "./drawing";

const inks = ["white", "rose", "white", "canola", "white", "mint", "white"];
/** Flyers, from the lowest: ink, left edge, height. */
const pile = inks.map((ink, i) => ({ ink, x: 32 + ((i * 5) % 9), y: 200 - i * 12 }));

/** A pile of flyers and a phone on a pair of scales. */
export const balance: Drawing = {
  shade: <path d="M72 276h272v14H72z" />,
  art: (
    <Scales ends={[100, 42]} pans={[212, 170]} inks={["fill-denim", "fill-sky"]}>
      {pile.map(({ ink, x, y }) => (
        <path key={y} d={`M${x} ${y}h90v12h-90z`} className={`fill-${ink}`} />
      ))}
      <Phone transform="translate(320 124) scale(.34)" ink="fill-mint">
        <Loaf transform="translate(0 8) scale(2.2)" />
      </Phone>
    </Scales>
  ),
};

/** A phone in a trouser pocket, with a coupon on it. */
export const pocket: Drawing = {
  shade: <path d="M-94-50H94V50H-94z" transform="translate(219 112) rotate(-5)" />,
  art: (
    <>
      <path d="M-4 168q204-44 408 0v136H-4z" className="fill-denim" />
      <path d="M-4 186q204-44 408 0" strokeDasharray="9 7" />
      <Phone transform="translate(200 146)" ink="fill-mint" />
      <DatedCoupon transform="translate(206 100) rotate(-5) scale(.96)" stub="fill-coral" />
      <path d="M104 186h192v84l-96 24-96-24z" className="fill-denim" />
      <path d="M116 200h168v62l-84 20-84-20z" strokeDasharray="9 7" />
      <path
        d="M112 194a5 5 0 1 0 10 0 5 5 0 1 0-10 0M278 194a5 5 0 1 0 10 0 5 5 0 1 0-10 0"
        className="fill-canola"
      />
    </>
  ),
};
