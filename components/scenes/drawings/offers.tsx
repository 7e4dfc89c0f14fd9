import { content } from "@/content/content";
import { Calendar, Days } from "../parts/calendar";
import { Apple, Cheese, Loaf, Milk } from "../parts/goods";
import { Burst, Lines } from "../parts/paper";
import { flat } from "../parts/part";
import { Stamp } from "../parts/stamp";
import { Scissors, Ticket } from "../parts/ticket";
import type { Drawing } from "./drawing";

const words = content.drawings;

const tiles = [
  { x: -136, y: -40, ink: "fill-mint", thing: <Apple /> },
  { x: -72, y: -40, ink: "fill-sky", thing: <Milk /> },
  { x: -136, y: 34, ink: "fill-rose", thing: <Cheese /> },
  { x: -72, y: 34, ink: "fill-stone", thing: <Loaf /> },
];

export const flyer: Drawing = {
  shade: <path d="M60 62 210 72 358 62l8 206-148 10-150-2z" transform="rotate(-3 200 150)" />,
  art: (
    <g transform="translate(200 158) rotate(-3)">
      <path d="M48-102v-28q0-8 8-8h82q8 0 8 8v40z" className="fill-canola" />
      <text x={97} y={-113} fontSize={20}>
        {words.flyer.tab}
      </text>
      <g transform="skewY(4)">
        <path d="M-150-96H0v204h-150z" className="fill-white" />
        <path d="M-150-96H0v44h-150z" className="fill-canola" />
        <text x={-75} y={-64} fontSize={29}>
          {words.flyer.title}
        </text>
        {tiles.map(({ x, y, ink, thing }) => (
          <g key={ink} transform={`translate(${x} ${y})`}>
            <path d="M0 0h56v48H0z" className={`stroke-none ${ink}`} />
            <g transform="translate(28 25)">{thing}</g>
            <Lines x={0} y={54} widths={[38]} />
          </g>
        ))}
      </g>
      <g transform="skewY(-4)">
        <path d="M0-96h150v204H0z" className="fill-white" />
        <path d="M14-82h122V20H14z" className="fill-rose stroke-none" />
        <Lines x={14} y={36} widths={[52, 40, 48, 30, 44]} />
      </g>
      <Loaf transform="translate(72 -38) rotate(-6) scale(2.1)" />
      <Burst transform="translate(110 50) rotate(8)" radius={47} ink="fill-mint">
        <text y={12} fontSize={34} className="font-price">
          {words.flyer.price}
        </text>
      </Burst>
    </g>
  ),
};

export const coupon: Drawing = {
  shade: (
    <rect
      x={-136}
      y={-72}
      width={276}
      height={152}
      rx={14}
      transform="translate(210 160) rotate(-6)"
    />
  ),
  art: (
    <g transform="translate(200 146) rotate(-6)">
      <path d="M-156-94h312V94h-312z" strokeDasharray="9 8" />
      <Ticket transform="scale(1.36)">
        <text x={-88} y={4} fontSize={46} textAnchor="start">
          {words.coupon.amount}
        </text>
        <rect x={-88} y={16} width={120} height={26} rx={6} className={flat} />
        <text x={-28} y={35} fontSize={16} className="font-mono fill-white!">
          {words.coupon.left}
        </text>
        <text transform="translate(79 0) rotate(-90)" fontSize={17} className="font-mono">
          {words.coupon.code}
        </text>
      </Ticket>
      <Scissors transform="translate(-88 94)" />
    </g>
  ),
};

export const oneDay: Drawing = {
  shade: <path d="M44 62h286v226H44z" transform="rotate(-3 190 170)" />,
  art: (
    <>
      <Calendar head={words.oneDay.heading} transform="translate(176 166) rotate(-3)">
        {[-48, 5, 58].map((y) =>
          [-121, -57, 7, 71].map((x) => (
            <Days key={x} pitch={7.4} size={4.6} transform={`translate(${x} ${y})`} />
          )),
        )}
        <Burst transform="translate(32 22)" radius={34} ink="fill-coral">
          <text y={10} fontSize={28}>
            {words.oneDay.day}
          </text>
        </Burst>
      </Calendar>
      <Stamp transform="translate(304 138) rotate(24)" ink="fill-denim" />
    </>
  ),
};

/** One month, with one day ringed. */
export const calendar: Drawing = {
  shade: <path d="M66 56h286v230H66z" transform="rotate(3 200 160)" />,
  art: (
    <Calendar ink="fill-coral" transform="translate(200 160) rotate(3)">
      <Lines x={-120} y={-94} widths={[88]} thick={9} />
      <Days pitch={34} size={13} transform="translate(-109 -47)" />
      <circle cy={27} r={26} className="fill-canola" />
      <text y={37} fontSize={27}>
        {words.oneDay.day}
      </text>
    </Calendar>
  ),
};
