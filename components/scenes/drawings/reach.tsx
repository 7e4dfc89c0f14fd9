import { content } from "../content";
import { Bubble } from "../parts/bubble";
import { DogAwake } from "../parts/dog";
import { Cup, Flower, Loaf } from "../parts/goods";
import { Pin, StreetMap } from "../parts/map";
import { Lines } from "../parts/paper";
import { Phone } from "../parts/phone";
import { Storefront } from "../parts/storefront";
import type { Drawing } from "./drawing";

const words = content.drawings;

/** Width of a kilometre on rings and ruler, in pixels of the drawing. */
const km = 12.4;
const rings = words.rings.map((label) => {
  const [figure = "", unit] = label.split(" ");
  return { figure, unit, r: Number(figure) * km };
});
const ticks = Array.from({ length: 11 }, (_, i) => `M${i * km} 0v6`);

/** Rings to scale around a shop; a ruler from its pin says how far each one reaches. */
export const pushRadius: Drawing = {
  shade: <rect x={38} y={32} width={344} height={260} rx={12} />,
  art: (
    <StreetMap transform="translate(194 150)">
      {rings.toReversed().map(({ r }) => (
        <circle key={r} r={r} className="fill-coral" fillOpacity={0.2} />
      ))}
      {["-78 -52", "-44 82", "56 -44", "34 108"].map((at) => (
        <Pin key={at} transform={`translate(${at}) scale(.52)`} ink="fill-canola" />
      ))}
      <path d="M-14 0h194v36H-14z" className="fill-canola" />
      <path d={ticks.join("")} />
      {rings.map(({ figure, unit, r }) => (
        <g key={figure} transform={`translate(${r} 0)`}>
          <path d="M0 0v10" strokeWidth={3} />
          <text y={28} fontSize={18}>
            {figure}
          </text>
          {unit && (
            <text x={16} y={28} fontSize={18} textAnchor="start">
              {unit}
            </text>
          )}
        </g>
      ))}
      <Pin transform="scale(.9)" />
    </StreetMap>
  ),
};

/** Below the first message, each 206 × 52. */
const messages = [
  { at: "128 190", turn: 1, badge: "fill-coral", sign: <Cup /> },
  { at: "136 249", turn: -1, badge: "fill-canola", sign: <Flower /> },
];

/** The message about the last loaves wakes the dog. */
export const push: Drawing = {
  shade: <path d="M76 34q0-14 20-14h100q20 0 20 20v48h154q18 0 18 16v58q0 16-18 16H236v112H82z" />,
  art: (
    <>
      <path d="M14 288h378" />
      <Phone transform="translate(134 154) rotate(-3)" ink="fill-sky">
        <text y={-76} fontSize={32}>
          {words.lockScreen.time}
        </text>
      </Phone>
      <path d="M46 36q-12 14-12 32M28 24Q10 44 10 72M214 22q10 8 14 20M230 8q14 12 20 28" />
      {messages.map(({ at, turn, badge, sign }, i) => (
        <g key={at} transform={`translate(${at}) rotate(${turn})`}>
          <rect x={-98} y={-26} width={206} height={52} rx={14} className="fill-white" />
          <rect x={-89} y={-17} width={34} height={34} rx={9} className={badge} />
          <g transform="translate(-72 1) scale(.58)">{sign}</g>
          <text x={-46} y={7} fontSize={18} textAnchor="start">
            {words.lockScreen.messages[i + 1]}
          </text>
        </g>
      ))}
      <g transform="translate(198 122) rotate(-2)">
        <rect x={-172} y={-39} width={344} height={78} rx={18} className="fill-white" />
        <rect x={-159} y={-26} width={52} height={52} rx={13} className="fill-mint" />
        <Loaf transform="translate(-133 1) scale(.74)" />
        <text x={-93} y={-6} fontSize={22} textAnchor="start">
          {words.demo.shop}
        </text>
        <text x={-93} y={21} fontSize={16} textAnchor="start" className="fine">
          {words.demo.push.text}
        </text>
        <Lines x={-93} y={11} widths={[180]} thick={9} className="coarse" />
      </g>
      <DogAwake transform="translate(314 288) scale(.9)" />
      <path d="m260 206-8-12M276 200v-14M292 204l8-12" />
    </>
  ),
};

export const chat: Drawing = {
  shade: (
    <>
      <Bubble transform="translate(173 94)" />
      <Bubble transform="translate(249 209) scale(-1 1)" />
    </>
  ),
  art: (
    <>
      <Bubble transform="translate(164 84)" className="fill-white">
        <text y={10} fontSize={28}>
          {words.chat.question}
        </text>
      </Bubble>
      <Bubble transform="translate(240 198) scale(-1 1)" className="fill-canola" />
      <text x={240} y={208} fontSize={28}>
        {words.chat.answer}
      </text>
      <circle cx={354} cy={158} r={28} className="fill-mint" />
      <Loaf transform="translate(354 159) scale(.84)" />
    </>
  ),
};

export const search: Drawing = {
  shade: (
    <path d="M118 122a88 88 0 1 1 160 62l40 42h40q16 0 16 30t-16 30H78q-34 0-34-30 0-22 20-30h100q-46-40-46-104z" />
  ),
  art: (
    <>
      <path d="m252 168 60 60" strokeWidth={18} className="printed" />
      <circle cx={196} cy={112} r={90} className="fill-white" />
      <circle cx={196} cy={112} r={76} className="fill-mint" />
      <Storefront transform="translate(196 126) scale(.44)" pavement="M-120 100h240" />
      <Pin transform="translate(196 84) scale(.86)" ink="fill-rose" />
      <rect x={36} y={216} width={328} height={60} rx={30} className="fill-white" />
      <text x={62} y={254} fontSize={23} textAnchor="start" className="font-mono">
        {words.search}
      </text>
      <circle cx={333} cy={246} r={20} className="fill-canola" />
      <path d="M324 246h18m-7-7 7 7-7 7" />
    </>
  ),
};
