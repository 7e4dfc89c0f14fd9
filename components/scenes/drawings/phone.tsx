import { content } from "@/content/content";
import { Dog } from "../parts/dog";
import { Loaf, Milk } from "../parts/goods";
import { Message } from "../parts/message";
import { Lines } from "../parts/paper";
import { Phone } from "../parts/phone";
import { Qr } from "../parts/qr";
import { Receipt } from "../parts/receipt";
import { TimedCoupon } from "../parts/ticket";
import type { Drawing } from "./drawing";

const { demo, lockScreen, signs } = content.drawings;

/** Offers in the app, with their prices. */
const offers = [
  { price: demo.goods[0][1], y: -39, ink: "fill-canola", thing: <Loaf /> },
  { price: demo.goods[1][1], y: 18, ink: "fill-rose", thing: <Milk /> },
];

/** The app on a shopper's phone; around it a coupon, a message, a receipt and a sleeping dog. */
export const phone: Drawing = {
  shade: <rect x={172} y={18} width={147} height={280} rx={26} />,
  art: (
    <>
      <Phone transform="translate(233 150) scale(1.08)" ink="fill-mint">
        <path d="M-59-72v-35q0-16 16-16h86q16 0 16 16v35z" className="fill-coral" />
        <rect x={-18} y={-114} width={36} height={9} rx={4} className="fill-press" />
        <text y={-82} fontSize={20} className="fine">
          {signs.bakery}
        </text>
        <Lines x={-44} y={-92} widths={[88]} thick={9} className="coarse" />
        {offers.map(({ price, y, ink, thing }) => (
          <g key={ink} transform={`translate(0 ${y})`}>
            <path d="M-52-25H52v50H-52z" className="fill-white" />
            <path d="M-52-25h44v50h-44z" className={ink} />
            <g transform="translate(-30 0) scale(.84)">{thing}</g>
            <text x={23} y={9} fontSize={26} className="font-price">
              {price}
            </text>
          </g>
        ))}
        <path d="M-59 90H59v17q0 16-16 16h-86q-16 0-16-16z" className="fill-white" />
        <path d="M-46 101h20v12h-20z" className="fill-coral" />
        <circle cy={107} r={8} className="fill-canola" />
      </Phone>
      <TimedCoupon transform="translate(89 88) rotate(-6) scale(.81)" stub="fill-rose" />
      <Message
        transform="translate(294 226) rotate(3) scale(.86)"
        badge="fill-mint"
        sign={<Loaf />}
        words={lockScreen.messages[0]}
      />
      <Receipt transform="translate(110 216) rotate(-4) scale(1.14)" width={90} height={92}>
        <Qr width={62} />
      </Receipt>
      <Dog transform="translate(328 294) scale(.78)" />
    </>
  ),
};
