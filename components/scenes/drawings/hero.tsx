import { content } from "../content";
import { Cheese, Loaf, Milk } from "../parts/goods";
import { Message } from "../parts/message";
import { Phone } from "../parts/phone";
import { Qr } from "../parts/qr";
import { Receipt } from "../parts/receipt";
import { TimedCoupon } from "../parts/ticket";
import type { Drawing } from "./drawing";

const { flyer, demo, lockScreen } = content.drawings;
const [bread, , cheese] = demo.goods;
const shop = demo.shop.split(" ");
const last = shop.pop();

/**
 * The two panels of paper before the phone, which is the third and covers the edge of the second;
 * each is drawn upright.
 */
const panels = [
  {
    transform: "translate(8 61) skewY(-17)",
    width: 72,
    seen: 72,
    ink: "fill-white",
    tile: "fill-mint",
    head: shop.join(" "),
    thing: <Loaf />,
    price: bread[1],
  },
  {
    transform: "translate(80 39) skewY(15)",
    width: 70,
    seen: 62,
    ink: "fill-stone",
    tile: "fill-white",
    head: last,
    thing: <Cheese />,
    price: cheese[1],
  },
];

/** On the phone's screen; before it hang what peels off. */
const rows = [
  { y: -42, tile: "fill-rose", thing: <Milk /> },
  { y: 20, tile: "fill-mint", thing: <Cheese /> },
  { y: 82, tile: "fill-sky", thing: <Loaf /> },
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
    <path d="M18 76 90 53l52 14 10-19q10-6 24-6h88q20 0 24 22v210q-2 16-20 16H162q-16 0-20-18l-42-12-70 22z" />
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
        {rows.map(({ y, tile, thing }) => (
          <g key={tile} transform={`translate(-28 ${y}) scale(.86)`}>
            <path d="M-27-29h54v58h-54z" className={`stroke-none ${tile}`} />
            {thing}
          </g>
        ))}
        <text x={26} y={91} fontSize={23} className="font-price">
          {bread[1]}
        </text>
      </Phone>
      <Message
        transform="translate(296 97) rotate(-4) scale(.8)"
        badge="fill-mint"
        sign={<Loaf />}
        words={lockScreen.messages[0]}
      />
      <TimedCoupon transform="translate(302 164) rotate(3) scale(.82)" stub="fill-sky" />
      <Receipt transform="translate(340 251) rotate(-7)" width={80} height={82}>
        <Qr width={56} />
      </Receipt>
    </>
  ),
};
