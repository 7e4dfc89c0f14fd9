import { content } from "../content";
import { Calendar, Days } from "../parts/calendar";
import { Dog } from "../parts/dog";
import { Loaf } from "../parts/goods";
import { Label } from "../parts/map";
import { Sheet } from "../parts/paper";
import { Phone } from "../parts/phone";
import { Receipt, Row } from "../parts/receipt";
import { Storefront } from "../parts/storefront";
import type { Drawing } from "./drawing";

const { demo, features: words, receipt: slip, storage } = content.drawings;

export const message: Drawing = {
  shade: <path d="M108 64q0-34 34-34h134q34 0 34 34v236H108z" />,
  art: (
    <>
      <path d="M96 300V56q0-34 34-34h140q34 0 34 34v244z" className="fill-press" />
      <path d="M108 300V58q0-24 24-24h136q24 0 24 24v242z" className="fill-sky" />
      <rect x={170} y={44} width={60} height={14} rx={7} className="fill-press" />
      <text x={200} y={112} fontSize={40}>
        {demo.time}
      </text>
      <g transform="translate(200 196) rotate(-2)">
        <rect x={-172} y={-44} width={344} height={88} rx={20} className="fill-white" />
        <rect x={-156} y={-28} width={56} height={56} rx={13} className="fill-mint" />
        <Loaf transform="translate(-128 1) scale(.84)" />
        <text x={-84} y={-6} fontSize={22} textAnchor="start">
          {demo.shop}
        </text>
        <text x={-84} y={22} fontSize={16} textAnchor="start">
          {demo.push.text}
        </text>
      </g>
    </>
  ),
};

/** Phones in and out of reach: [x, y, whether it is near]. */
const phones = [
  [104, 96, true],
  [300, 84, true],
  [286, 232, true],
  [40, 236, false],
  [372, 168, false],
] as const;

export const nearby: Drawing = {
  shade: <circle cx={208} cy={162} r={132} />,
  art: (
    <>
      <circle cx={198} cy={150} r={132} className="fill-mint" />
      <circle cx={198} cy={150} r={78} className="fill-white" strokeDasharray="6 7" />
      <Storefront
        transform="translate(198 152) scale(.5)"
        sign={content.drawings.signs.bakery}
        window={<Loaf transform="scale(1.3)" />}
        pavement="M-130 100h260"
      />
      {phones.map(([x, y, near]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(6)`}>
          <rect x={-17} y={-30} width={34} height={60} rx={8} className="fill-press" />
          <rect
            x={-12}
            y={-24}
            width={24}
            height={48}
            rx={4}
            className={near ? "fill-canola" : "fill-stone"}
          />
          {near && <path d="M-7-12H7M-7-2H7M-7 8H3" />}
        </g>
      ))}
      <Label x={198} y={34} width={78}>
        {content.drawings.rings[3]}
      </Label>
    </>
  ),
};

export const freeApp: Drawing = {
  shade: <rect x={142} y={30} width={136} height={264} rx={24} />,
  art: (
    <>
      <Phone transform="translate(200 150)" ink="fill-white">
        <rect x={-36} y={-82} width={72} height={72} rx={18} className="fill-coral" />
        <Loaf transform="translate(0 -45) scale(1.2)" />
        <text y={18} fontSize={15}>
          {content.site.name}
        </text>
      </Phone>
      <g transform="translate(200 214) rotate(-4)">
        <rect x={-92} y={-32} width={184} height={64} rx={32} className="fill-mint" />
        <text y={14} fontSize={40}>
          {content.pricingPage.free}
        </text>
      </g>
    </>
  ),
};

export const noPrint: Drawing = {
  shade: <path d="M70 146h276v138H70z" />,
  art: (
    <>
      <path d="M128 58h144v80H128z" className="fill-white" />
      <path d="M62 136q0-14 14-14h248q14 0 14 14v112H62z" className="fill-stone" />
      <path d="M104 214h192v62H104z" className="fill-press" />
      <rect x={252} y={144} width={66} height={32} rx={6} className="fill-white" />
      <text x={285} y={168} fontSize={20}>
        {words.off}
      </text>
      <path d="M84 160h60M84 176h36" />
      <Dog transform="translate(192 122) scale(1.16)" />
    </>
  ),
};

export const refund: Drawing = {
  shade: <path d="M116 42h190v240H116z" transform="rotate(-4 200 150)" />,
  art: (
    <>
      <Receipt transform="translate(196 148) rotate(-4)" width={190} height={240}>
        <text y={-78} fontSize={20}>
          {demo.shop}
        </text>
        <path d="M-78-62H78" strokeDasharray="5 6" />
        <text x={-78} y={-22} fontSize={19} textAnchor="start">
          {slip.total[0]}
        </text>
        <text x={78} y={-20} fontSize={33} textAnchor="end" className="font-price">
          {slip.total[1]}
        </text>
      </Receipt>
      <g transform="translate(206 184) rotate(-13)">
        <rect x={-130} y={-48} width={260} height={96} rx={14} className="fill-mint" />
        <rect x={-121} y={-39} width={242} height={78} rx={8} />
        <text y={5} fontSize={43}>
          {words.refund[0]}
        </text>
        <text y={28} fontSize={18} className="font-mono">
          {words.refund[1]}
        </text>
      </g>
    </>
  ),
};

export const folder: Drawing = {
  shade: <path d="M62 120h300v166H62z" />,
  art: (
    <>
      <path d="M50 84q0-12 12-12h84l22 26h170q12 0 12 12v162H50z" className="fill-tangerine" />
      {words.papers.map((paper, i) => (
        <g
          key={paper}
          transform={`translate(${128 + i * 74} ${150 - i * 14}) rotate(${i * 4 - 4})`}
        >
          <Sheet width={116} height={200} ink={["fill-white", "fill-stone", "fill-sky"][i]} />
          <text x={-50} y={-68} fontSize={13} textAnchor="start">
            {paper}
          </text>
        </g>
      ))}
      <path d="M34 148h332l-16 128H50z" className="fill-canola" />
      <text x={200} y={232} fontSize={46}>
        {storage.steps[0].join(" ")}
      </text>
    </>
  ),
};

export const invite: Drawing = {
  shade: <rect x={92} y={178} width={236} height={100} rx={16} transform="rotate(-3 200 220)" />,
  art: (
    <>
      {[56, 128, 200, 272, 344].flatMap((x, i) =>
        [50, 124].map((y) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path d="M-24 28q0-26 24-26t24 26z" className={i % 2 ? "fill-mint" : "fill-coral"} />
            <circle cy={-14} r={15} className="fill-white" />
          </g>
        )),
      )}
      <g transform="translate(200 220) rotate(-3)">
        <rect x={-120} y={-50} width={240} height={100} rx={16} className="fill-canola" />
        <text y={15} fontSize={42}>
          {`+${storage.extra.join("")}`}
        </text>
      </g>
    </>
  ),
};

export const ninetyDays: Drawing = {
  shade: <path d="M66 56h286v230H66z" transform="rotate(2 200 160)" />,
  art: (
    <Calendar head={words.kept} ink="fill-coral" transform="translate(200 160) rotate(2)">
      {[-122, -34, 54].map((x) => (
        <Days key={x} pitch={11} size={8} transform={`translate(${x} -34)`} />
      ))}
      <text y={84} fontSize={42}>
        {words.days}
      </text>
    </Calendar>
  ),
};

export const vault: Drawing = {
  shade: <path d="M92 236q-52 0-52-50 0-46 48-52 14-74 96-74 66 0 88 58 84-4 84 62 0 56-60 56z" />,
  art: (
    <>
      <path
        d="M84 226q-54 0-54-50 0-46 48-52 14-74 96-74 66 0 88 58 86-4 86 62 0 56-62 56z"
        className="fill-white"
      />
      <path d="M164 150v-24a36 36 0 0 1 72 0v24" strokeWidth={14} className="printed" />
      <rect x={142} y={148} width={116} height={96} rx={14} className="fill-coral" />
      <path d="M200 178a13 13 0 0 1 7 24v18h-14v-18a13 13 0 0 1 7-24z" className="fill-press" />
      <Receipt transform="translate(78 232) rotate(-8)" width={80} height={90}>
        <Row y={-16} words={slip.lines[0]} size={10} half={36} />
        <Row y={2} words={slip.lines[1]} size={10} half={36} />
      </Receipt>
      <Sheet transform="translate(326 236) rotate(7)" width={72} height={92} ink="fill-sky">
        <text y={2} fontSize={12} textAnchor="middle">
          {words.papers[1]}
        </text>
      </Sheet>
    </>
  ),
};
