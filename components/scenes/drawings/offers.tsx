import { content } from "../content";
import { Calendar, Days } from "../parts/calendar";
import { Cheese, Loaf, Milk } from "../parts/goods";
import { Hold } from "../parts/hand";
import { Burst } from "../parts/paper";
import { Phone } from "../parts/phone";
import { Stamp } from "../parts/stamp";
import { Scissors, TimedCoupon } from "../parts/ticket";
import type { Drawing } from "./drawing";

const words = content.drawings;
const [bread] = words.demo.goods;

/** On the paper page: the goods beside the one on the phone. */
const rows = [
  { y: -12, ink: "fill-sky", thing: <Milk /> },
  { y: 64, ink: "fill-rose", thing: <Cheese /> },
];

/** A flyer whose second page is a phone; a hand puts the price there. */
export const flyer: Drawing = {
  shade: <path d="M36 74h150V26h134l16 16 8 248H46z" />,
  art: (
    <g transform="translate(180 152) rotate(-3)">
      <path d="M-148-98v-32q0-8 8-8h86q8 0 8 8v40z" className="fill-mint" />
      <text x={-97} y={-116} fontSize={20}>
        {words.flyer.tab}
      </text>
      <g transform="skewY(4)" textAnchor="start">
        <path d="M-164-96H2v214h-166z" className="fill-white" />
        <path d="M-164-96H2v44h-166z" className="fill-canola" />
        <text x={-149} y={-67} fontSize={17}>
          {words.demo.shop}
        </text>
        {rows.map(({ y, ink, thing }, i) => (
          <g key={ink} transform={`translate(-126 ${y}) scale(1.15)`}>
            <path d="M-24-28h48v56h-48z" className={`stroke-none ${ink}`} />
            {thing}
            <text x={31} y={-10} fontSize={15}>
              {words.demo.goods[i + 1]?.[0]}
            </text>
            <text x={31} y={20} fontSize={28} className="font-price">
              {words.demo.goods[i + 1]?.[1]}
            </text>
          </g>
        ))}
      </g>
      <Phone transform="translate(68 0) rotate(2)" ink="fill-canola">
        <path d="M-59-66H59v173q0 16-16 16h-86q-16 0-16-16z" className="fill-rose" />
        <text y={-80} fontSize={17}>
          {bread[0]}
        </text>
        <Loaf transform="translate(0 -8) scale(2.1)" />
        <Hold transform="translate(66 96) rotate(10) scale(.88)">
          <Burst transform="translate(-2 76) rotate(8)" radius={50} spikes={12} ink="fill-mint">
            <text y={12} fontSize={34} className="font-price">
              {bread[1]}
            </text>
          </Burst>
        </Hold>
      </Phone>
    </g>
  ),
};

export const coupon: Drawing = {
  shade: (
    <rect
      x={-156}
      y={-84}
      width={312}
      height={168}
      rx={16}
      transform="translate(212 158) rotate(-6)"
    />
  ),
  art: (
    <g transform="translate(200 146) rotate(-6)">
      <path d="M-176-102h352v204h-352z" strokeDasharray="9 8" />
      <TimedCoupon transform="scale(1.56)" hasOff />
      <Scissors transform="translate(-100 102)" />
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
        <Burst transform="translate(31 73)" radius={32} ink="fill-coral">
          <text y={10} fontSize={28}>
            {words.oneDay.day}
          </text>
        </Burst>
      </Calendar>
      <Stamp transform="translate(220 202) rotate(9) scale(.84)" ink="fill-denim" />
    </>
  ),
};

/** March 2026, whose first day is a Sunday; its last Sunday is ringed. */
export const calendar: Drawing = {
  shade: <path d="M66 56h286v230H66z" transform="rotate(3 200 160)" />,
  art: (
    <Calendar
      ink="fill-coral"
      head={words.outings.months[2]}
      transform="translate(200 160) rotate(3)"
    >
      <Days pitch={34} size={13} transform="translate(-109 -54)" />
      <g transform="translate(-102 88)">
        <circle r={21} className="fill-canola" />
        <text y={8} fontSize={22}>
          {words.posts.lastDay}
        </text>
      </g>
    </Calendar>
  ),
};
