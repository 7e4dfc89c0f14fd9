import { content } from "@/content/content";
import { Bubble } from "../parts/bubble";
import { Cup, Flower, Loaf } from "../parts/goods";
import { Label, Pin, StreetMap } from "../parts/map";
import { Message } from "../parts/message";
import { Phone } from "../parts/phone";
import { Storefront } from "../parts/storefront";
import type { Drawing } from "./drawing";

const words = content.drawings;

/** Each ring to scale, 12.4 px a kilometre, and where upon it its distance stands. */
const places = [
  { x: 9, y: 24, width: 26 },
  { x: -28, y: 26, width: 28 },
  { x: 62, y: 4, width: 28 },
  { x: 98, y: 76, width: 78 },
];
const rings = places.map((place, i) => ({
  ...place,
  r: Number.parseInt(words.rings[i] ?? "", 10) * 12.4,
}));

export const pushRadius: Drawing = {
  shade: <rect x={38} y={32} width={344} height={260} rx={12} />,
  art: (
    <StreetMap transform="translate(200 150)">
      {rings.toReversed().map(({ r }) => (
        <circle key={r} r={r} className="fill-coral" fillOpacity={0.2} />
      ))}
      {["-78 -52", "-44 78", "50 -40", "30 104"].map((at) => (
        <Pin key={at} transform={`translate(${at}) scale(.52)`} ink="fill-canola" />
      ))}
      <Pin transform="translate(0 4) scale(.8)" />
      {rings.map(({ x, y, width }, i) => (
        <Label key={x} x={x} y={y} width={width}>
          {words.rings[i]}
        </Label>
      ))}
    </StreetMap>
  ),
};

const messages = [
  { at: "196 121", turn: -2, badge: "fill-mint", sign: <Loaf /> },
  { at: "206 180", turn: 1, badge: "fill-coral", sign: <Cup /> },
  { at: "198 238", turn: -1, badge: "fill-canola", sign: <Flower /> },
];

export const push: Drawing = {
  shade: (
    <>
      <rect x={142} y={30} width={136} height={264} rx={24} />
      {messages.map(({ at, turn }) => (
        <g key={at} transform={`translate(10 11) translate(${at}) rotate(${turn})`}>
          <rect x={-116} y={-29} width={232} height={58} rx={14} />
        </g>
      ))}
    </>
  ),
  art: (
    <>
      <Phone transform="translate(200 150)" ink="fill-sky">
        <text y={-70} fontSize={32}>
          {words.lockScreen.time}
        </text>
        <path d="M-20 113h40" strokeWidth={5} className="printed" />
      </Phone>
      {messages.map(({ at, turn, badge, sign }, i) => (
        <Message
          key={at}
          transform={`translate(${at}) rotate(${turn})`}
          badge={badge}
          sign={sign}
          words={words.lockScreen.messages[i] ?? ""}
        />
      ))}
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
