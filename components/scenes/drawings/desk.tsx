import { content } from "../content";
import { Hold, Tap } from "../parts/hand";
import { flat } from "../parts/part";
import { Phone } from "../parts/phone";
import { Receipt, Row } from "../parts/receipt";
import { Ticks } from "../parts/ticks";
import { type Drawing, upright } from "./drawing";

const { demo, features, lockScreen, outings: words, receipt } = content.drawings;

/** Rows of tabs in a box of files, from the back; the front row has words. */
const rows = [250, 286, 322, 358];
const tab = "M0 0v-20q0-8 8-8h76q8 0 8 8V0z";

/** A hand takes March out of a box that has all the months. */
export const march: Drawing = {
  size: upright,
  shade: <path d="M40 270h344v214H40z" />,
  art: (
    <>
      <path d="M30 262h340v130H30z" className="fill-press" />
      {rows.map((y, row) => (
        <g key={y} className={row % 2 ? "fill-sky" : "fill-white"}>
          {row === 3 && (
            <Hold transform="translate(284 104) rotate(-10) scale(1.2)" ink="fill-mint">
              <g transform="translate(164 206) rotate(-4)">
                <path
                  d="M-122-106H-24v-34q0-8 8-8H92q8 0 8 8v34h22V190h-244z"
                  className="fill-canola"
                />
                <text x={32} y={-116} fontSize={27}>
                  {words.months[2]}
                </text>
                <path d="M-104-84h204V190h-204z" className="fill-white" />
                <text x={-86} y={-44} fontSize={27} textAnchor="start">
                  {features.papers[1]}
                </text>
                <path d="M-86-26H82" strokeDasharray="5 6" />
                {receipt.lines.map((line, i) => (
                  <Row key={line[0]} y={i * 34 + 14} words={line} size={19} half={82} />
                ))}
              </g>
            </Hold>
          )}
          <path d={`M44 ${y + 60}V${y}h312v60`} />
          {[52, 154, 256].slice(0, row === 3 ? 2 : 3).map((x, i) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <path d={tab} />
              {row === 3 && (
                <text x={46} y={-7} fontSize={18}>
                  {words.months[i]}
                </text>
              )}
            </g>
          ))}
        </g>
      ))}
      <path d="M22 372h356l-12 104H34z" className="fill-coral" />
      <rect x={146} y={404} width={108} height={30} rx={15} className="fill-press" />
    </>
  ),
};

/** A plate as a clock: a message comes at half past ten, before lunch is chosen. */
export const plate: Drawing = {
  size: upright,
  shade: <circle cx={212} cy={340} r={138} />,
  art: (
    <>
      <circle cx={200} cy={326} r={138} className="fill-white" />
      <path d="M200 326 134 212A132 132 0 0 1 200 194z" className="fill-canola" />
      <Ticks transform="translate(200 326)" radius={122} length={3} width={14} />
      <circle cx={200} cy={326} r={92} />
      <path d="m200 326-42-42" strokeWidth={11} className="printed" />
      <path d="M200 326v80" strokeWidth={7} className="printed" />
      <circle cx={200} cy={326} r={11} className={flat} />
      <path
        d="M22 210v52q0 14 10 18v170q0 10 7 10t7-10V280q10-4 10-18v-52h-7v46h-6v-46h-8v46h-6v-46z"
        className="fill-white"
      />
      <path d="M356 460q-8 0-8-10V226q0-18 22-22v246q0 10-8 10z" className="fill-white" />
      <Phone transform="translate(150 92) rotate(-82) scale(.9)" ink="fill-mint" />
      <g transform="translate(168 92) rotate(3)">
        <rect x={-150} y={-44} width={314} height={88} rx={20} className="fill-white" />
        <rect x={-134} y={-28} width={56} height={56} rx={13} className="fill-coral" />
        <path
          d="M-124-2h36q0 20-18 20t-18-20zM-114-10v-9M-106-10v-9M-98-10v-9"
          className="fill-white"
        />
        <text x={-62} y={-4} fontSize={26} textAnchor="start">
          {lockScreen.messages[1]}
        </text>
        <text x={-62} y={24} fontSize={18} textAnchor="start">
          {words.morning}
        </text>
      </g>
      <Tap transform="translate(308 132) rotate(20) scale(1.1)" />
    </>
  ),
};

/** Slips on the spike, from the lowest: turn and ink. */
const slips = [-7, 5, -3, 8, -9, 3, -5, 6].map((turn, i) => ({
  turn,
  y: 428 - i * 15,
  ink: ["fill-white", "fill-canola", "fill-white", "fill-sky"][i % 4],
}));

/** One place for every receipt: a spike, and a hand that adds the newest. */
export const spike: Drawing = {
  size: upright,
  shade: <path d="M272 320h24v120l24 40H52z" />,
  art: (
    <>
      <path d="M56 440h232l20 32H36z" className="fill-denim" />
      {slips.map(({ turn, y, ink }) => (
        <path
          key={y}
          transform={`translate(172 ${y}) rotate(${turn / 2})`}
          d="M-112 8-92-16H118L98 8z"
          className={ink}
        />
      ))}
      <path d="M172 318V244" strokeWidth={6} className="printed" />
      <Hold transform="translate(311 206) rotate(-12) scale(1.02)" ink="fill-rose">
        <Receipt transform="translate(170 172) rotate(-5)" width={240} height={232}>
          <text y={-66} fontSize={27}>
            {demo.shop}
          </text>
          <path d="M-98-50H98" strokeDasharray="5 6" />
          {receipt.lines.map((line, i) => (
            <Row key={line[0]} y={i * 28 - 20} words={line} size={20} half={96} />
          ))}
          <text x={-96} y={84} fontSize={24} textAnchor="start">
            {receipt.total[0]}
          </text>
          <text x={96} y={88} fontSize={40} textAnchor="end" className="font-price">
            {receipt.total[1]}
          </text>
        </Receipt>
      </Hold>
      <path d="M172 68V36" strokeWidth={6} className="printed" />
      <path d="m166 40 6-22 6 22z" className={flat} />
      <ellipse cx={172} cy={68} rx={9} ry={4} className={flat} />
      <path d="M20 472h360" />
    </>
  ),
};
