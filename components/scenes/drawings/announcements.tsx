import { content } from "../content";
import { Cheese, Loaf, Milk } from "../parts/goods";
import { Sheet } from "../parts/paper";
import { Phone } from "../parts/phone";
import { DatedCoupon } from "../parts/ticket";
import type { Drawing } from "./drawing";

const { demo } = content.drawings;
const [bread, milk, cheese] = demo.goods;

/** A flyer with one of its goods ringed, and the message that names it. */
export const flyerPush: Drawing = {
  shade: <path d="M36 46h168v234H36zM242 40h136v264H242z" transform="rotate(-2 200 150)" />,
  art: (
    <>
      <g transform="translate(106 150) rotate(-3) scale(.92)">
        <Sheet width={180} height={256} ink="fill-white">
          <path d="M-90-128H70l20 20v24H-90z" className="fill-canola" />
          <text x={-8} y={-98} fontSize={19}>
            {demo.shop}
          </text>
        </Sheet>
        <Loaf transform="translate(-38 -30) scale(1.4)" />
        <text x={70} y={-20} fontSize={28} textAnchor="end" className="font-price">
          {bread[1]}
        </text>
        <path d="M-90 22H90M0 22v106" />
        <Milk transform="translate(-45 62) scale(1.2)" />
        <Cheese transform="translate(45 64) scale(1.2)" />
        <text x={-45} y={118} fontSize={22} className="font-price">
          {milk[1]}
        </text>
        <text x={45} y={118} fontSize={22} className="font-price">
          {cheese[1]}
        </text>
        <ellipse
          cx={-2}
          cy={-30}
          rx={84}
          ry={48}
          strokeWidth={6}
          className="printed stroke-coral!"
        />
      </g>
      <Phone transform="translate(298 160)" ink="fill-canola" />
      <g transform="translate(292 152) rotate(2)">
        <rect x={-98} y={-36} width={196} height={72} rx={17} className="fill-white" />
        <rect x={-88} y={-22} width={44} height={44} rx={11} className="fill-mint" />
        <Loaf transform="translate(-66 1) scale(.86)" />
        <text x={-36} y={-4} fontSize={16} textAnchor="start">
          {demo.shop}
        </text>
        <text x={-36} y={17} fontSize={12.5} textAnchor="start">
          {bread.join(", ")}
        </text>
      </g>
      <path d="M178 98q36-20 58 10m-17-3 17 4 4-17" strokeWidth={4} className="printed" />
    </>
  ),
};

/** A bell that a coupon hangs from. */
export const couponPush: Drawing = {
  shade: <rect x={106} y={166} width={276} height={126} rx={14} transform="rotate(4 240 220)" />,
  art: (
    <>
      <path d="M60 60q-16 26-6 54M36 48q-22 38-8 78M224 60q16 26 6 54M248 48q22 38 8 78" />
      <circle cx={142} cy={142} r={17} className="fill-coral" />
      <circle cx={142} cy={26} r={13} className="fill-coral" />
      <path
        d="M142 34c36 0 50 26 50 54 0 26 10 36 20 46H72c10-10 20-20 20-46 0-28 14-54 50-54z"
        className="fill-white"
      />
      <path d="M142 158q2 20 22 26" strokeWidth={3} />
      <g transform="translate(230 218) rotate(4)">
        <DatedCoupon transform="scale(1.3)" />
        <circle cx={-110} cy={-48} r={5} className="fill-press" />
      </g>
    </>
  ),
};
