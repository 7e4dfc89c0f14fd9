import { content } from "@/compiler/published";
import { Cheese, Loaf, Milk } from "../parts/goods";
import { Message } from "../parts/message";
import { Phone } from "../parts/phone";
import { Qr } from "../parts/qr";
import { Receipt } from "../parts/receipt";
import { TimedCoupon } from "../parts/ticket";
import type { Drawing } from "./drawing";

const { flyer, demo, lockScreen } = content.drawings;
const [bread, milk, cheese] = demo.goods;
const shop = demo.shop.split(" ");
const last = shop.pop();

/**
 * The two panels of paper before the phone, which is the third and covers the edge of the second;
 * each is drawn upright.
 */
const panels = [
  {
    transform: "translate(20 60) skewY(-17)",
    width: 68,
    seen: 68,
    ink: "fill-white",
    tile: "fill-mint",
    head: shop.join(" "),
    thing: <Loaf />,
    price: bread[1],
  },
  {
    transform: "translate(88 39) skewY(15)",
    width: 62,
    seen: 54,
    ink: "fill-stone",
    tile: "fill-white",
    head: last,
    thing: <Cheese />,
    price: cheese[1],
  },
];

function Folds() {
  return panels.map(({ transform, width, seen, ink, tile, head, thing, price }) => (
    <g key={tile} transform={transform}>
      <path d={`M0 0h${width}v216H0z`} className={ink} />
      <path d={`M0 0h${width}v46H0z`} className="fill-canola" />
      <path d={`M9 60h${seen - 18}v86H9z`} className={`stroke-none ${tile}`} />
      <g transform={`translate(${seen / 2} 0)`}>
        <text y={28} fontSize={13.5}>
          {head}
        </text>
        <g transform="translate(0 104) scale(1.05)">{thing}</g>
        <text y={180} fontSize={23} className="font-price">
          {price}
        </text>
      </g>
    </g>
  ));
}

/** A flyer folds into a phone; message, coupon and receipt peel off its screen. */
export const hero: Drawing = {
  shade: (
    <path d="M30 74 98 53l44 12 10-17q10-6 24-6h88q20 0 24 22v210q-2 16-20 16H162q-16 0-20-18l-42-12-70 22z" />
  ),
  art: (
    <>
      <Folds />
      <Phone transform="translate(210 150)">
        <path
          d="M-59-77v-30a16 16 0 0 1 16-16h86a16 16 0 0 1 16 16v30z"
          className="fill-canola stroke-none"
        />
        <rect x={-18} y={-114} width={36} height={9} rx={4} className="fill-press" />
        <path d="M-59-77H59" />
        <text y={-84} fontSize={22}>
          {flyer.title}
        </text>
        <path d="M-48-66H-4v50h-44z" className="fill-rose stroke-none" />
        <Milk transform="translate(-26 -41)" />
        <text x={22} y={-32} fontSize={26} className="font-price">
          {milk[1]}
        </text>
        <path d="M-46-4h92v42h-92zM-46 50h92v58h-92z" strokeDasharray="5 6" />
      </Phone>
      <Message
        transform="translate(296 102) rotate(-4) scale(.8)"
        badge="fill-mint"
        sign={<Loaf />}
        words={lockScreen.messages[0]}
      />
      <TimedCoupon transform="translate(302 172) rotate(3) scale(.82)" stub="fill-sky" />
      <Receipt transform="translate(338 248) rotate(-7)" width={80} height={96}>
        <Qr width={56} />
      </Receipt>
    </>
  ),
};
