import { content } from "../content";
import { Flower, Loaf } from "../parts/goods";
import { Hold } from "../parts/hand";
import { Label, Pin } from "../parts/map";
import { Storefront } from "../parts/storefront";
import type { Drawing } from "./drawing";

const { city, demo, features: words, rings } = content.drawings;

/** Where 0 km is, and the width of one. */
const [start, km] = [44, 29.4];
const circles = rings.map((label, i) => {
  const distance = Number.parseInt(label, 10);
  return {
    label,
    r: distance * km,
    ink: ["fill-coral", "fill-rose", "fill-canola", "fill-mint"][i],
  };
});
const ticks = Array.from({ length: 11 }, (_, i) => `M${start + i * km} 236v8`).join("");

/** From the shop to 10 km, to scale: a shoe for the first, a car for the last. */
export const distances: Drawing = {
  shade: <path d="M-238 240a294 294 0 0 1 588 0z" />,
  art: (
    <>
      {circles.toReversed().map(({ label, r, ink }) => (
        <path key={label} d={`M${start - r} 236a${r} ${r} 0 0 1 ${2 * r} 0z`} className={ink} />
      ))}
      <path d="M-4 236h408v14H-4z" className="fill-stone" />
      <path d={ticks} />
      {circles.map(({ label, r }) => (
        <text key={label} x={start + r} y={280} fontSize={24}>
          {label}
        </text>
      ))}
      <Pin transform={`translate(${start} 234) scale(.8)`} ink="fill-canola" />
      <Loaf transform={`translate(${start} 197) scale(.46)`} />
      <g transform="translate(79 234)">
        <path d="M0 0v-26l12-2 10 12 20 4q10 3 10 12z" className="fill-canola" />
        <path d="M0-6h52M18-14l6-5m0 9 6-5" />
      </g>
      <g transform="translate(272 236)">
        <path d="M-46-12v-18q0-6 8-7l14-2 14-20h36l18 20 10 3q6 2 6 8v16z" className="fill-coral" />
        <path d="m-14-40 8-13h12v13zM14-53h10l11 13H14z" className="fill-sky" />
        <circle cx={-24} cy={-10} r={11} className="fill-press" />
        <circle cx={38} cy={-10} r={11} className="fill-press" />
      </g>
    </>
  ),
};

/** A message handed over the fence, in a street with a name. */
export const fence: Drawing = {
  shade: <path d="M44 196h356v104H44z" />,
  art: (
    <>
      <path d="M48 52h10v240H48z" className="fill-white" />
      <path d="M24 24h170v44H24z" className="fill-mint" />
      <text x={109} y={54} fontSize={22}>
        {words.street}
      </text>
      <path d="M20 216h380v14H20zM20 262h380v14H20z" className="fill-white" />
      {[24, 78, 132, 186, 240, 294, 348].map((x) => (
        <path key={x} d={`M${x} 300v-98l15-16 15 16v98z`} className="fill-white" />
      ))}
      <Hold transform="translate(330 130) rotate(-6)" ink="fill-coral">
        <g transform="translate(176 136) rotate(-3)">
          <rect x={-152} y={-46} width={304} height={92} rx={18} className="fill-white" />
          <rect x={-136} y={-30} width={60} height={60} rx={13} className="fill-canola" />
          <Loaf transform="translate(-106 1) scale(1.1)" />
          <text x={-62} y={-8} fontSize={20} textAnchor="start">
            {demo.shop}
          </text>
          <text x={-62} y={20} fontSize={13} textAnchor="start">
            {demo.push.text}
          </text>
        </g>
      </Hold>
      <Flower transform="translate(118 204) scale(1.2)" />
      <Flower transform="translate(282 206) scale(1.2)" ink="fill-canola" />
    </>
  ),
};

const towers = [
  [92, 34, 62, "fill-mint"],
  [126, 30, 104, "fill-coral"],
  [156, 36, 76, "fill-canola"],
  [232, 34, 142, "fill-denim"],
  [192, 40, 112, "fill-rose"],
  [266, 40, 80, "fill-tangerine"],
] as const;

/** A whole city within one circle. */
export const wholeCity: Drawing = {
  shade: <circle cx={212} cy={164} r={134} />,
  art: (
    <>
      <circle cx={200} cy={152} r={134} className="fill-white" />
      {towers.map(([x, width, height, ink]) => (
        <g key={x} transform={`translate(${x} 226)`}>
          <path d={`M0 0v${-height}h${width}V0z`} className={ink} />
          <path
            d={`M9-${height - 12}v${height - 40}M${width - 9}-${height - 12}v${height - 40}`}
            strokeDasharray="7 9"
          />
        </g>
      ))}
      <path d="M88 226h224a134 134 0 0 1-224 0z" className="fill-mint" />
      <path d="M112 254q44-12 88 0t88 0l-24 16q-32 8-64 0t-64 0z" className="fill-denim" />
      <Storefront
        transform="translate(200 200) scale(.27)"
        ink="fill-white"
        awning={["fill-coral", "fill-white"]}
        pavement=""
      />
      <Pin transform="translate(200 176) scale(.7)" />
      <Label x={200} y={36} width={132}>
        {city}
      </Label>
    </>
  ),
};
