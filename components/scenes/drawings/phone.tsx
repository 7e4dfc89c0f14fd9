import { content } from "../content";
import { Dog } from "../parts/dog";
import { Cup, Loaf } from "../parts/goods";
import { Message } from "../parts/message";
import { Phone } from "../parts/phone";
import { Receipt } from "../parts/receipt";
import { TimedCoupon } from "../parts/ticket";
import type { Drawing } from "./drawing";

const { demo, lockScreen, receipt } = content.drawings;

/** Offers in the app, with their prices. */
const offers = [
  { price: demo.goods[0][1], y: -39, thing: <Loaf /> },
  { price: demo.goods[1][1], y: 18, thing: <Cup /> },
];

/** The app on a shopper's phone; around it a coupon, a message, a receipt and a sleeping dog. */
export const phone: Drawing = {
  shade: <rect x={189} y={18} width={147} height={280} rx={26} />,
  art: (
    <>
      <Phone transform="translate(250 150) scale(1.08)" ink="fill-mint">
        <path d="M-59-100H59v28H-59z" className="fill-coral" />
        <text y={-81} fontSize={13.5}>
          {demo.shop}
        </text>
        <path d="M-53-64H53v50H-53zM-53-7H53v50H-53z" className="fill-white" />
        <path d="M-53-64h40v50h-40zM-53-7h40v50h-40z" className="fill-canola" />
        {offers.map(({ price, y, thing }) => (
          <g key={y} transform={`translate(0 ${y})`}>
            <g transform="translate(-33 0) scale(.74)">{thing}</g>
            <text x={20} y={9} fontSize={25} className="font-price">
              {price}
            </text>
          </g>
        ))}
      </Phone>
      <TimedCoupon transform="translate(98 88) rotate(-6) scale(.83)" stub="fill-canola" />
      <Message
        transform="translate(291 228) rotate(3) scale(.86)"
        badge="fill-mint"
        sign={<Loaf />}
        words={lockScreen.messages[0]}
      />
      <Receipt transform="translate(106 218) rotate(-4) scale(1.14)" width={90} height={92}>
        <text y={-10} fontSize={20}>
          {receipt.total[0]}
        </text>
        <text y={24} fontSize={28} className="font-price">
          {receipt.total[1]}
        </text>
      </Receipt>
      <Dog transform="translate(320 294) scale(.8)" />
    </>
  ),
};
