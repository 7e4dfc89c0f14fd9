import { content } from "../content";
import { Loaf } from "../parts/goods";
import { Hold } from "../parts/hand";
import { Lines, Sheet } from "../parts/paper";
import { Pencil } from "../parts/pencil";
import { Scales } from "../parts/scales";
import { Pole } from "../parts/storefront";
import type { Drawing } from "./drawing";

const { posts: words } = content.drawings;

/** Strokes of a tally, five by five, from 0,0. */
const tally = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const x = Math.floor(i / 5) * 62 + (i % 5) * 11;
    return i % 5 === 4 ? `M${x - 50} 4 ${x - 4}-26` : `M${x} 2v-26`;
  }).join("");

/** A notepad with two tallies and a pencil. */
export const tallySheet: Drawing = {
  shade: <path d="M78 42h230v246H78z" transform="rotate(-3 190 160)" />,
  art: (
    <>
      <g transform="translate(186 156) rotate(-3)">
        <path d="M-116-120h232v244h-232z" className="fill-white" />
        <path d="M-116-120h232v34h-232z" className="fill-coral" />
        <path
          d="M-92-132v22M-46-132v22M0-132v22M46-132v22M92-132v22"
          strokeWidth={6}
          className="printed"
        />
        {words.tally.map((who, i) => (
          <g key={who} transform={`translate(-96 ${i * 98 - 44})`}>
            <text y={4} fontSize={20} textAnchor="start">
              {who}
            </text>
            <g transform="translate(0 48)">
              <path d={tally(Number(words.counts[i]))} strokeWidth={4} className="printed" />
            </g>
          </g>
        ))}
        <path d="M-116 24h232" />
      </g>
      <Pencil transform="translate(285 292) rotate(24)" />
    </>
  ),
};

/** A barber's chair that nobody sits in. */
export const emptyChair: Drawing = {
  shade: <path d="M132 50h116v100h42v130H120V150z" transform="translate(12 6)" />,
  art: (
    <>
      <Pole transform="translate(54 106) scale(1.7)" />
      <path d="M296 40h72v112h-72z" className="fill-sky" />
      <path d="m306 92 34-42M316 124l42-52" />
      <path d="M286 160h92v12h-92z" className="fill-white" />
      <path d="M158 26h70q8 0 8 8v22h-86V34q0-8 8-8z" className="fill-canola" />
      <path d="M140 66h106q8 0 8 8v92H132V74q0-8 8-8z" className="fill-coral" />
      <path d="M112 122h20v58h-20zM254 122h20v58h-20z" className="fill-white" />
      <path d="M126 166h134v34H126z" className="fill-coral" />
      <path d="M182 200h22v54h-22z" className="fill-white" />
      <path d="M130 270q0-16 16-16h94q16 0 16 16v14H130z" className="fill-press" />
      <path d="M20 284h360" />
    </>
  ),
};

/** A pizza, cut to scale: what it costs, and what it leaves. */
const [cost, leaves] = words.pizza;
const [costs = 0, left = 0] = words.pizza.map((amount) => Number(amount.replace("$", "")));
const angle = (costs / (costs + left)) * 2 * Math.PI;
const slice = [Math.round(112 * Math.sin(angle)), Math.round(-112 * Math.cos(angle))];

export const pizza: Drawing = {
  shade: <circle cx={212} cy={164} r={128} />,
  art: (
    <>
      <circle cx={200} cy={150} r={128} className="fill-tangerine" />
      <circle cx={200} cy={150} r={112} className="fill-white" />
      <path
        d={`M0 0V-112A112 112 0 0 1 ${slice.join(" ")}z`}
        transform="translate(200 150)"
        className="fill-stone"
      />
      {["146 84", "112 128", "172 122", "148 224", "194 239"].map((at) => (
        <circle key={at} r={15} className="fill-coral" transform={`translate(${at})`} />
      ))}
      <text x={256} y={158} fontSize={52} className="font-price">
        {cost}
      </text>
      <text x={150} y={200} fontSize={64} className="font-price">
        {leaves}
      </text>
    </>
  ),
};

/** A card with five stars to fill in, handed over. */
export const review: Drawing = {
  shade: <path d="M44 84h248v150H44z" transform="rotate(-4 170 160)" />,
  art: (
    <>
      <Hold transform="translate(294 164) rotate(-4)" ink="fill-coral">
        <g transform="translate(166 148) rotate(-4)">
          <path d="M-126-76h252V76h-252z" className="fill-white" />
          <Loaf transform="translate(-92 -40)" />
          <text x={-60} y={-32} fontSize={20} textAnchor="start">
            {content.drawings.demo.shop}
          </text>
          <path d="M-110-10h220" strokeDasharray="5 6" />
          {[-92, -46, 0, 46, 92].map((x) => (
            <path
              key={x}
              d="M0-20 6-7l14 2L10 5l3 14L0 12l-13 7 3-14-10-10 14-2z"
              transform={`translate(${x} 32)`}
              className="fill-canola"
            />
          ))}
        </g>
      </Hold>
    </>
  ),
};

/** A page and a photo on a pair of scales. */
export const weigh: Drawing = {
  shade: <path d="M84 276h240v14H84z" />,
  art: (
    <>
      <Scales ends={[46, 90]} pans={[148, 198]} inks={["fill-coral", "fill-canola"]}>
        <Sheet transform="translate(80 110) rotate(-3)" width={64} height={74}>
          <Lines x={-24} y={-18} widths={[30, 46, 46, 34]} />
        </Sheet>
        <g transform="translate(-8 0)">
          <path d="M284 112h88v86h-88z" className="fill-white" />
          <path d="M292 120h72v54h-72z" className="fill-sky" />
          <path d="m292 174 24-32 18 20 12-14 18 26z" className="fill-mint" />
          <circle cx={346} cy={134} r={7} className="fill-canola" />
        </g>
      </Scales>
      <text x={80} y={208} fontSize={22}>
        {words.sizes[0]}
      </text>
      <text x={320} y={256} fontSize={22}>
        {words.sizes[1]}
      </text>
    </>
  ),
};
