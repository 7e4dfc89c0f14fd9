import { content } from "@/content/content";
import { Lines, Sheet } from "../parts/paper";
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
  { ink: "fill-canola", height: 54 },
  { ink: "fill-coral", height: 92 },
  { ink: "fill-sky", height: 40 },
  { ink: "fill-denim", height: 74 },
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
        <text y={-60} fontSize={38} className="font-price">
          {words.spending}
        </text>
        <Lines x={-30} y={-48} widths={[60]} />
        {spending.map(({ ink, height }, i) => (
          <path key={ink} d={`M${-46 + i * 24} 74v${-height}h20v${height}z`} className={ink} />
        ))}
        <path d="M-50 74H50" />
        <Lines x={-46} y={88} widths={[92, 60]} />
      </Phone>
    </>
  ),
};

const steps = ["fill-white", "fill-mint", "fill-sky", "fill-canola", "fill-coral"];

export const storage: Drawing = {
  shade: <path d="M104 262v-46h66v-30h54v-36h54v-36h54V78h60v196H104z" />,
  art: (
    <>
      <Sheet transform="translate(177 148) rotate(-6)" width={38} height={50} ink="fill-coral" />
      <Receipt transform="translate(231 116) rotate(5)" width={40} height={64} />
      <Sheet transform="translate(338 46) rotate(6)" width={40} height={60} ink="fill-mint" />
      {words.storage.steps.map(([amount, unit], i) => (
        <g key={amount} transform={`translate(${123 + i * 54} ${208 - i * 36})`}>
          <path d={`M-27 0h54v${54 + i * 36}h-54z`} className={steps[i]} />
          <text y={29} fontSize={29} className="font-price">
            {amount}
          </text>
          <text y={47} fontSize={17} className="fine">
            {unit}
          </text>
        </g>
      ))}
      <path d="M30 206h58v56H30z" strokeDasharray="6 6" />
      <path d="M59 222v26m-9-9 9 9 9-9" />
      <g transform="translate(58 162) rotate(-7)">
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
