import { content } from "../content";
import { Dog } from "../parts/dog";
import { Cup, Loaf } from "../parts/goods";
import { Hold } from "../parts/hand";
import { Pin, StreetMap } from "../parts/map";
import { Burst } from "../parts/paper";
import { Pencil } from "../parts/pencil";
import { Phone } from "../parts/phone";
import { Storefront } from "../parts/storefront";
import { type Drawing, upright } from "./drawing";
import { QuietClock } from "./hours";

const { demo, flyer, oneDay, outings: words, signs } = content.drawings;

/** Over the crossing is the bakery of the flyer in the hand. */
export const crossing: Drawing = {
  size: upright,
  shade: <path d="M96 60h240v210H96z" />,
  art: (
    <>
      <path d="M-4 266h408v240H-4z" className="fill-stone" />
      <path d="M-4 266h408v18H-4z" className="fill-white" />
      {[0, 1, 2, 3].map((i) => (
        <path
          key={i}
          d={`M${70 - i * 28} ${300 + i * 52}h${200 + i * 44}l8 ${26 + i * 4}h-${220 + i * 46}z`}
          className="fill-white"
        />
      ))}
      <Storefront
        transform="translate(184 150) scale(1.16)"
        sign={signs.bakery}
        awning={["fill-sky", "fill-white"]}
        pavement="M-170 100H200"
        window={
          <>
            <Loaf transform="translate(-30 12)" />
            <Loaf transform="translate(30 12)" />
          </>
        }
      />
      <Burst transform="translate(332 90) rotate(8)" radius={60} spikes={16} ink="fill-mint">
        <text y={14} fontSize={39} className="font-price">
          {demo.goods[0][1]}
        </text>
      </Burst>
      <g transform="translate(238 380) rotate(-7)">
        <Hold transform="translate(82 112) rotate(14) scale(1.24)">
          <Phone ink="fill-white">
            <path d="M-59-94H59v48H-59z" className="fill-mint" />
            <text y={-59} fontSize={30}>
              {flyer.title}
            </text>
            <Loaf transform="translate(0 -8) scale(1.8)" />
            <text y={66} fontSize={44} className="font-price">
              {demo.goods[0][1]}
            </text>
          </Phone>
        </Hold>
      </g>
    </>
  ),
};

/** Two cups under a clock whose quiet hours are marked; the second cup is free. */
export const secondCup: Drawing = {
  size: upright,
  shade: <circle cx={209} cy={128} r={90} />,
  art: (
    <>
      <QuietClock until={4} transform="translate(200 119) scale(.7)" />
      {[16, 304].map((x) => (
        <g key={x} transform={`translate(${x} 376)`}>
          <path d="M0 0v-80q0-44 40-44t40 44V0" className="fill-coral" />
          <path d="M20 0v-78q0-22 20-22t20 22V0" className="fill-canola" />
        </g>
      ))}
      <path
        d="M26 398v106M86 398v106M314 398v106M374 398v106"
        strokeWidth={8}
        className="printed"
      />
      <path d="M12 376h376v22H12z" className="fill-tangerine" />
      <path d="M176 398h48v106h-48z" className="fill-denim" />
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${200 + side * 74} 318) scale(${-side} 1)`}>
          <path d="M-54 46H58q-6 12-18 12h-76q-12 0-18-12z" className="fill-white" />
          <Cup transform="scale(2.8)" />
        </g>
      ))}
      <Hold transform="translate(334 368) rotate(-12) scale(.8)">
        <g transform="translate(262 370) rotate(-5)">
          <path d="M-46-22h92v44h-92z" className="fill-coral" />
          <text x={-3} y={11} fontSize={31}>
            {content.pricingPage.free}
          </text>
        </g>
      </Hold>
    </>
  ),
};

/** Homes of customers on the map, from its upper left corner. */
const homes = ["150 300", "206 348", "118 238", "236 262", "146 190", "252 318", "96 330"];

/** On a street map, a pencil on a string draws the circle around the shop. */
export const stringCircle: Drawing = {
  size: upright,
  shade: <path d="M36 24h348v456H36z" />,
  art: (
    <>
      <StreetMap transform="translate(196 244) rotate(90) scale(1.34)" ink="fill-white" />
      <circle cx={176} cy={286} r={134} className="fill-canola" fillOpacity={0.55} stroke="none" />
      <path d="M240 168A134 134 0 1 0 300 236" strokeWidth={8} className="printed" />
      {homes.map((at) => (
        <path
          key={at}
          transform={`translate(${at})`}
          d="M-12 12V-4L0-15 12-4v16z"
          className="fill-rose"
        />
      ))}
      <path d="m176 286 64-118" strokeWidth={3} className="printed" />
      <Pin transform="translate(176 288) scale(1.2)" />
      <Loaf transform="translate(176 233) scale(.56)" />
      <Hold transform="translate(284 88) rotate(-14) scale(1.2)" ink="fill-coral">
        <Pencil transform="translate(240 168) rotate(24) scale(.94)" />
      </Hold>
    </>
  ),
};

/** At night, a hand hangs a poster for tomorrow into the lit window of a shop. */
export const windowAtNight: Drawing = {
  size: upright,
  shade: <path d="M40 130h344v290H40z" />,
  art: (
    <>
      <path d="M26 112h348v292H26z" className="fill-white" />
      <path d="M44 112h312v252H44z" className="fill-press" />
      <path d="M200 112 322 364H78z" className="fill-canola" stroke="none" />
      <path d="M200 96v22m-30 22q4-24 30-24t30 24z" className="fill-rose" />
      <Hold transform="translate(268 238) rotate(-10) scale(1.16)" ink="fill-mint">
        <g transform="translate(176 262) rotate(-4) scale(.94)">
          <path d="M-92-98H92V98H-92z" className="fill-white" />
          <path d="M-92-98H92v48H-92z" className="fill-rose" />
          <text y={-64} fontSize={29}>
            {words.tomorrow}
          </text>
          <Burst transform="translate(0 24)" radius={66} spikes={16} ink="fill-sky">
            <text y={24} fontSize={68} className="font-price">
              {oneDay.day}
            </text>
          </Burst>
        </g>
      </Hold>
      <path d="M44 364h312v16H44z" className="fill-tangerine" />
      {[74, 112, 288, 326].map((x) => (
        <Loaf key={x} transform={`translate(${x} 348)`} />
      ))}
      {Array.from({ length: 8 }, (_, i) => i * 46 + 16).map((x, i) => (
        <path
          key={x}
          d={`M${x} 46h46v62a23 23 0 0 1-46 0z`}
          className={i % 2 ? "fill-white" : "fill-coral"}
        />
      ))}
      <path d="M10 24h380v24H10z" className="fill-denim" />
      <Dog transform="translate(120 478)" />
      <path d="M14 478h372" />
    </>
  ),
};
