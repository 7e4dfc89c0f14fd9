import { content } from "../content";
import { Sheet } from "../parts/paper";
import { flat } from "../parts/part";
import { Phone } from "../parts/phone";
import { Qr } from "../parts/qr";
import { Receipt, Row } from "../parts/receipt";
import type { Drawing } from "./drawing";

const words = content.drawings;

export const receipt: Drawing = {
  shade: <path d="M62 34h292v72h-44v190H112V106H62z" />,
  art: (
    <>
      <rect x={50} y={20} width={300} height={74} rx={14} className="fill-coral" />
      <rect x={88} y={56} width={224} height={18} rx={9} className={flat} />
      <path d="M72 38h34" />
      <circle cx={326} cy={38} r={6} className="fill-canola" />
      <Receipt transform="translate(200 174)" width={200} height={220} inTill>
        <text y={-66} fontSize={26}>
          {words.receipt.shop}
        </text>
        {words.receipt.lines.map((line, i) => (
          <Row key={line[0]} y={-34 + i * 25} words={line} size={18} half={84} />
        ))}
        <path d="M-84 34H84" strokeDasharray="5 6" />
        <text x={-84} y={70} fontSize={24} textAnchor="start">
          {words.receipt.total[0]}
        </text>
        <text x={84} y={72} fontSize={36} textAnchor="end" className="font-price">
          {words.receipt.total[1]}
        </text>
      </Receipt>
    </>
  ),
};

const spending = [
  { ink: "fill-canola", height: 62 },
  { ink: "fill-coral", height: 106 },
  { ink: "fill-sky", height: 46 },
  { ink: "fill-denim", height: 85 },
];

export const dtransfer: Drawing = {
  shade: (
    <>
      <path d="M68 34h156l8 248H76z" transform="rotate(-4 146 160)" />
      <rect x={238} y={32} width={136} height={264} rx={24} transform="rotate(5 304 164)" />
    </>
  ),
  art: (
    <>
      <Receipt transform="translate(134 150) rotate(-4)" width={160} height={260}>
        <text y={-88} fontSize={24}>
          {words.receipt.shop}
        </text>
        <Row y={-56} words={words.receipt.lines[0]} size={17} half={66} />
        <Row y={-34} words={words.receipt.lines[1]} size={17} half={66} />
        <Qr transform="translate(0 48)" width={116} />
      </Receipt>
      <Phone transform="translate(294 152) rotate(5)">
        <text y={-72} fontSize={17}>
          {words.receipt.total[0]}
        </text>
        <text y={-36} fontSize={38} className="font-price">
          {words.spending}
        </text>
        {spending.map(({ ink, height }, i) => (
          <path key={ink} d={`M${-46 + i * 24} 96v${-height}h20v${height}z`} className={ink} />
        ))}
        <path d="M-50 96H50" />
      </Phone>
    </>
  ),
};

const inks = ["fill-white", "fill-mint", "fill-sky", "fill-canola", "fill-coral"];

/** Each step as high as its room: 18 px a gigabyte. */
const steps = words.storage.steps.map(([amount, unit], i) => ({
  amount,
  unit,
  ink: inks[i],
  x: 123 + i * 54,
  height: (Number(amount) / (unit === "MB" ? 1000 : 1)) * 18,
}));

export const storage: Drawing = {
  shade: <path d="M104 274v-9h60v-9h54v-18h54v-54h54V94h60v200H104z" />,
  art: (
    <>
      <Sheet transform="translate(326 48) rotate(6)" width={36} height={52} ink="fill-mint" />
      <Receipt transform="translate(352 50) rotate(-7)" width={30} height={58} />
      {steps.map(({ amount, unit, ink, x, height }) => (
        <g key={amount} transform={`translate(${x} ${262 - height})`}>
          <path d={`M-27 0h54v${height}h-54z`} className={ink} />
          <g transform={`translate(0 ${height > 60 ? 56 : 0})`}>
            <text y={-27} fontSize={29} className="font-price">
              {amount}
            </text>
            <text y={-9} fontSize={17} className="fine">
              {unit}
            </text>
          </g>
        </g>
      ))}
      <path d="M30 252h58v10H30z" strokeDasharray="6 6" />
      <path d="M59 208v34m-9-9 9 9 9-9" />
      <g transform="translate(58 164) rotate(-7)">
        <rect x={-34} y={-32} width={68} height={62} rx={9} className="fill-canola" />
        <path d="M-26-6h10M-21-11v10" />
        <text x={7} y={4} fontSize={29} className="font-price">
          {words.storage.extra[0]}
        </text>
        <text y={23} fontSize={17} className="fine">
          {words.storage.extra[1]}
        </text>
      </g>
      <path d="M14 262h372" />
    </>
  ),
};
