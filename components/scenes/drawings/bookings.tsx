import { content } from "../content";
import { Dog } from "../parts/dog";
import { Loaf } from "../parts/goods";
import { Label, Pin } from "../parts/map";
import { Burst } from "../parts/paper";
import type { Drawing } from "./drawing";

const { city, features: words, oneDay, signs } = content.drawings;
const { pricingPage, prices } = content;
const [push] = prices.categories["push-radius"].plans;
const [inCity, inProvince, inCountry] = prices.categories["one-day-campaign"].plans;

/** A city in a province in a country, on a folded map. */
export const places: Drawing = {
  shade: <path d="m36 44 88-12 88 12 88-12 88 12v242l-88-10-88 10-88-10-88 10z" />,
  art: (
    <>
      <path
        d="m24 30 88-12 88 12 88-12 88 12v240l-88-10-88 10-88-10-88 10z"
        className="fill-canola"
      />
      <path d="M112 18v242M200 30v240M288 18v242" strokeDasharray="4 7" />
      <path d="M214 50h128v194h-58l-28-34-22-34-20-30z" className="fill-white" />
      <ellipse cx={286} cy={170} rx={40} ry={24} className="fill-coral" />
      <path d="M192 152h38M142 224h94l30-46" />
      <Pin transform="translate(286 172) scale(1.2)" ink="fill-sky" />
      <Label x={102} y={70} width={174}>
        {inCountry?.label}
      </Label>
      <Label x={108} y={152} width={186}>
        {inProvince?.label}
      </Label>
      <Label x={84} y={224} width={138}>
        {inCity?.label}
      </Label>
    </>
  ),
};

/** An advertising column with a single poster; those that hung there lie rolled up beside it. */
export const posterColumn: Drawing = {
  shade: <path d="M150 30h120v250H150z" />,
  art: (
    <>
      <path d="M8 276h384" />
      <path d="M138 52q0-28 62-28t62 28z" className="fill-mint" />
      <circle cx={200} cy={20} r={8} className="fill-canola" />
      <path d="M140 68h120v192H140z" className="fill-white" />
      <path d="M130 50h140v18H130zM130 258h140v18H130z" className="fill-denim" />
      <g transform="rotate(-2 200 164)">
        <path d="M152 80h96v168h-96z" className="fill-canola" />
        <path d="M152 80h96v34h-96z" className="fill-coral" />
        <text x={200} y={104} fontSize={20}>
          {signs.bakery}
        </text>
        <Burst transform="translate(200 164)" radius={42} ink="fill-white">
          <text y={17} fontSize={46} className="font-price">
            {oneDay.day}
          </text>
        </Burst>
        <Loaf transform="translate(200 226) scale(.8)" />
      </g>
      <path d="m296 84 44 192M334 76l46 200" strokeWidth={6} className="printed" />
      <path
        d="m303 116 38-8m-30 44 38-8m-29 44 38-8m-30 44 38-8"
        strokeWidth={5}
        className="printed"
      />
      {["translate(276 262) rotate(-8)", "translate(288 246) rotate(6)"].map((place, i) => (
        <g key={place} transform={place}>
          <path d="M0-9h70a6 9 0 0 1 0 18H0z" className={i ? "fill-canola" : "fill-rose"} />
          <ellipse rx={6} ry={9} className="fill-white" />
        </g>
      ))}
      <Dog transform="translate(66 276) scale(.68)" />
    </>
  ),
};

/** A measuring tape, pulled out to the twelfth month. */
export const yearTape: Drawing = {
  shade: <path d="M70 210h316v46H70z" />,
  art: (
    <>
      <path d="M92 194h286v44H92z" className="fill-white" />
      <path d="M378 186h8v74h-8z" className="fill-press" />
      {Array.from({ length: 6 }, (_, i) => i + 7).map((month) => (
        <g key={month} transform={`translate(${month * 29 + 6} 194)`}>
          <path d="M0 0v14M-14.5 0v8" />
          <text y={35} fontSize={16}>
            {month}
          </text>
        </g>
      ))}
      <path d="M26 92q0-54 54-54h46q54 0 54 54v146H42q-16 0-16-16z" className="fill-coral" />
      <circle cx={102} cy={128} r={56} className="fill-white" />
      <text x={102} y={140} fontSize={56} className="font-price">
        12
      </text>
      <text x={102} y={162} fontSize={15}>
        {words.months}
      </text>
      <path d="M354 192v-76" strokeWidth={4} className="printed" />
      <Burst transform="translate(350 82) rotate(6)" radius={42}>
        <text y={12} fontSize={34}>
          {oneDay.day}
        </text>
      </Burst>
    </>
  ),
};

/** The price tag on a pin in its rings. */
export const freePush: Drawing = {
  shade: <path d="m152 160 32-62h206v124H184z" transform="rotate(-5 270 160)" />,
  art: (
    <>
      <circle cx={98} cy={168} r={132} className="fill-mint" />
      <circle cx={98} cy={168} r={92} className="fill-white" />
      <circle cx={98} cy={168} r={50} className="fill-sky" />
      <Pin transform="translate(98 184) scale(1.5)" />
      <path d="M98 116q40-40 84 32" strokeWidth={3} />
      <g transform="translate(270 150) rotate(-5)">
        <path d="M-114 0-82-62h196V62H-82z" className="fill-canola" />
        <circle cx={-84} r={9} className="fill-white" />
        <text x={20} y={12} fontSize={58}>
          {pricingPage.free}
        </text>
        <text x={20} y={40} fontSize={20}>
          {push?.per?.split(",")[0]}
        </text>
      </g>
    </>
  ),
};

/** A booth that is not open yet, and a dog that can wait. */
export const booth: Drawing = {
  shade: <path d="M102 60h226v224H102z" />,
  art: (
    <>
      <path d="M90 74h220v210H90z" className="fill-white" />
      <path d="M78 22h244v56H78z" className="fill-denim" />
      <text x={200} y={60} fontSize={28}>
        {city}
      </text>
      <path d="M112 112h176v104H112z" className="fill-stone" />
      <path d="M112 130h176M112 148h176M112 166h176M112 184h176M112 202h176" />
      <path d="M78 216h244v18H78z" className="fill-coral" />
      <g transform="translate(200 136) rotate(-4)">
        <path d="m-70-34 74-24 66 24" />
        <path d="M-122-34h244v68h-244z" className="fill-canola" />
        <text y={11} fontSize={29}>
          {words.soon}
        </text>
      </g>
      <path d="M20 284h360" />
      <Dog transform="translate(296 284) scale(.95)" />
    </>
  ),
};
