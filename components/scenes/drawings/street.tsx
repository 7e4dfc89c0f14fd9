import { content } from "../content";
import { Sheet } from "../parts/paper";
import { Phone } from "../parts/phone";
import { Receipt } from "../parts/receipt";
import type { Drawing } from "./drawing";
import * as shops from "./shops";

const row = [
  { x: -50, shop: shops.bakery },
  { x: 227, shop: shops.barber },
  { x: 524, shop: shops.flowers },
  { x: 830, shop: shops.hardware },
  { x: 1108, shop: shops.books },
  { x: 1402, shop: shops.coffee },
];

/** Paper on the wind: x, y and turn of each piece. */
const sheets = [
  [60, 62, -18],
  [356, 60, 14],
  [640, 84, -10],
] as const;
const receipts = [
  [224, 62, 24],
  [504, 88, -32],
] as const;
const phones = [1048, 1218, 1445];

/** Six shops on one street: paper blows away on the left, phones are lit on the right. */
export const street: Drawing = {
  size: [1740, 420],
  shade: <path d="M0 382h1740v38H0z" />,
  art: (
    <>
      {row.map(({ x, shop }) => (
        <g key={x} transform={`translate(${x} 98)`}>
          {shop.art}
        </g>
      ))}
      <path d="M0 382h1740" />
      <path d="M866 382V96" strokeWidth={6} />
      <path d="M860 382v-8h12v8z" className="fill-press" />
      <path d="M748 56h198l16 24-16 24H748z" className="fill-mint" />
      <text x={850} y={90} fontSize={30}>
        {content.drawings.city}
      </text>
      {sheets.map(([x, y, turn]) => (
        <Sheet
          key={x}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          width={64}
          height={78}
          ink={turn > 0 ? "fill-coral" : "fill-white"}
        />
      ))}
      {receipts.map(([x, y, turn]) => (
        <Receipt
          key={x}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          width={40}
          height={86}
        />
      ))}
      <path d="M110 40h54m-40 22h54M412 56h40m-28 22h34M690 60h40" />
      {phones.map((x) => (
        <g key={x} transform={`translate(${x} 84)`}>
          <Phone transform="rotate(6) scale(.43)" ink="fill-canola" />
          <path d="M-14 8-4 19 18-8" />
          <path d="M-48-46-58-56M0-64v-10M48-46 58-56M-56 0h-14M56 0h14" />
        </g>
      ))}
    </>
  ),
};
