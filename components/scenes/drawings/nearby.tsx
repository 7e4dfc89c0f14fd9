import { dollars } from "@/content/schema/money";
import { content } from "../content";
import { Dog } from "../parts/dog";
import { Loaf } from "../parts/goods";
import { Pin, StreetMap } from "../parts/map";
import { Phone } from "../parts/phone";
import { Receipt } from "../parts/receipt";
import { Storefront } from "../parts/storefront";
import { DatedCoupon } from "../parts/ticket";
import type { Drawing } from "./drawing";

const { demo, features: words, receipt: slip, signs } = content.drawings;
const [push] = content.prices.categories["push-radius"].plans;
const costOf = (pushes: number) => dollars(pushes * (push?.amount ?? 0));

/** How many pushes each of three weeks had. */
const weeks = [3, 0, 2];
const all = weeks.reduce((sum, pushes) => sum + pushes);

/** The cost of pushes, week by week; the dog sleeps through the week without any. */
export const pushBill: Drawing = {
  shade: <path d="M34 34h210v250H34z" transform="rotate(-2 130 150)" />,
  art: (
    <>
      <Receipt transform="translate(130 148) rotate(-2)" width={210} height={256}>
        {weeks.map((pushes, week) => (
          <g key={pushes} transform={`translate(0 ${week * 48 - 78})`}>
            <text x={-92} y={6} fontSize={17} textAnchor="start">
              {`${words.week} ${week + 1}`}
            </text>
            {Array.from({ length: pushes }, (_, i) => `${i * 15}`).map((x) => (
              <circle key={x} cx={Number(x) - 6} r={6} className="fill-coral" />
            ))}
            <text x={94} y={9} fontSize={26} textAnchor="end" className="font-price">
              {costOf(pushes)}
            </text>
          </g>
        ))}
        <path d="M-92 52H94" strokeDasharray="5 6" />
        <text x={-92} y={98} fontSize={22} textAnchor="start">
          {slip.total[0]}
        </text>
        <text x={94} y={102} fontSize={44} textAnchor="end" className="font-price">
          {costOf(all)}
        </text>
      </Receipt>
      <circle cx={314} cy={96} r={64} className="fill-canola" />
      <circle cx={314} cy={96} r={54} strokeDasharray="3 6" />
      <text x={314} y={106} fontSize={46} className="font-price">
        {costOf(1)}
      </text>
      <text x={314} y={126} fontSize={14}>
        {push?.per?.split(",")[0]}
      </text>
      <Dog transform="translate(316 284) scale(.9)" />
      <path d="M232 284h160" />
    </>
  ),
};

/** A flyer on the board outside the shop, and the message that leads to it. */
export const signBoard: Drawing = {
  shade: <path d="M66 110h128l19 172H47z" />,
  art: (
    <>
      <Storefront
        transform="translate(299 208) scale(.74)"
        sign={signs.bakery}
        ink="fill-mint"
        awning={["fill-coral", "fill-white"]}
        pavement="M-376 100h504"
        window={
          <>
            <Loaf transform="translate(-30 13)" />
            <Loaf transform="translate(26 13)" />
          </>
        }
      />
      <path d="m34 282 20-184h128l20 184h-18l-4-34H56l-4 34z" className="fill-tangerine" />
      <path d="M62 110h112l6 126H56z" className="fill-white" />
      <path d="M62 110h112l2 28H60z" className="fill-canola" />
      <Loaf transform="translate(118 125) scale(.5)" />
      {demo.goods.map(([good, price], i) => (
        <g key={good} transform={`translate(0 ${162 + i * 30})`}>
          <text x={65} fontSize={10.5} textAnchor="start">
            {good}
          </text>
          <text x={172} y={1} fontSize={15} textAnchor="end" className="font-price">
            {price}
          </text>
        </g>
      ))}
      <g transform="translate(148 52) rotate(-3) scale(1.16)">
        <rect x={-98} y={-30} width={256} height={60} rx={15} className="fill-white" />
        <rect x={-88} y={-20} width={40} height={40} rx={10} className="fill-mint" />
        <Loaf transform="translate(-68 1) scale(.62)" />
        <text x={-38} y={-3} fontSize={15} textAnchor="start">
          {demo.shop}
        </text>
        <text x={-38} y={17} fontSize={13} textAnchor="start">
          {demo.push.text}
        </text>
      </g>
    </>
  ),
};

/** From a phone to the shop, along the streets, with a coupon on the way. */
export const couponRoute: Drawing = {
  shade: <rect x={38} y={32} width={344} height={260} rx={12} />,
  art: (
    <StreetMap transform="translate(200 150)">
      <path d="M-110 86V24H66v-66" strokeWidth={7} strokeDasharray="1 13" className="printed" />
      <Phone transform="translate(-110 82) scale(.34) rotate(-6)" ink="fill-canola" />
      <Pin transform="translate(66 -46) scale(1.3)" />
      <Loaf transform="translate(66 -106) scale(.6)" />
      <DatedCoupon transform="translate(50 64) rotate(-4) scale(1.06)" stub="fill-rose" />
    </StreetMap>
  ),
};
