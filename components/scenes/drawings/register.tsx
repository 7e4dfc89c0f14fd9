import type { ReactNode } from "react";
import { content } from "../content";
import { Hold } from "../parts/hand";
import { Phone } from "../parts/phone";
import { Qr } from "../parts/qr";
import { Receipt, Row } from "../parts/receipt";
import type { Drawing } from "./drawing";

const { posts, receipt } = content.drawings;

const keys = [0, 1, 2].flatMap((y) => [0, 1, 2, 3].map((x) => `M${x * 34} ${y * 26}h22v14h-22z`));

/** A register, connected to a cloud by its cable. */
export const register: Drawing = {
  shade: <path d="M70 132h190v34h22v116H52V166h18z" transform="translate(12 10)" />,
  art: (
    <>
      <path d="M262 230h44q26 0 26-28v-58" strokeWidth={3} />
      <path
        d="M262 128a28 28 0 0 1 4-56q6-34 42-34 30 0 40 26 32-2 34 30 0 34-34 34z"
        className="fill-white"
      />
      <path d="M314 128h34v18h-34z" className="fill-press" />
      <path d="M308 92v-9a14 14 0 0 1 28 0v9" />
      <path d="M300 90h44v28h-44z" className="fill-canola" />
      <path d="M78 120h150v40H78z" className="fill-denim" />
      <path d="M94 66h118v54H94z" className="fill-press" />
      <text x={153} y={106} fontSize={36} className="font-price fill-canola!">
        {receipt.total[1]}
      </text>
      <path d="M64 160h178l20 92H44z" className="fill-coral" />
      <g transform="translate(92 172)">
        <path d={keys.join("")} className="fill-white" />
      </g>
      <path d="M34 252h238v34H34z" className="fill-denim" />
      <path d="M130 268h46" />
    </>
  ),
};

/** A phone over a receipt, whose QR code it reads; in a hand, where the picture's edge cuts the arm. */
const reading = (hold: (phone: ReactNode) => ReactNode): Drawing => ({
  shade: <path d="M58 44h150v238H58z" transform="rotate(-5 130 160)" />,
  art: (
    <>
      <Receipt transform="translate(122 152) rotate(-5)" width={160} height={262}>
        <text y={-92} fontSize={24}>
          {receipt.shop}
        </text>
        {receipt.lines.slice(0, 2).map((line, i) => (
          <Row key={line[0]} y={-62 + i * 22} words={line} size={17} half={66} />
        ))}
        <Qr transform="translate(0 48)" width={110} />
      </Receipt>
      <g transform="translate(252 156) rotate(8)">
        {hold(
          <Phone ink="fill-sky">
            <Qr transform="translate(0 -14)" width={66} />
            <path d="M-48-42v-20h20M28-62h20v20M48 14v20H28M-28 34h-20V14" strokeWidth={4} />
            <path d="M-46 64h92v34h-92z" className="fill-canola" />
            <path d="M-12 80-3 89 13 71" />
          </Phone>,
        )}
      </g>
    </>
  ),
});

export const scan = reading((phone) => (
  <Hold transform="translate(68 60) rotate(-14)">{phone}</Hold>
));
export const scanAlone = reading((phone) => phone);

/** A paper roll that runs out into a phone, which shows the receipt. */
export const roll: Drawing = {
  shade: (
    <>
      <path d="M66 284a70 70 0 1 1 76 0zM300 36h54q18 2 20 22L359 284H230z" />
    </>
  ),
  art: (
    <>
      <path d="M64 151Q116 50 262 53v44Q150 94 132 189z" className="fill-white" />
      <circle cx={92} cy={213} r={70} className="fill-white" />
      <circle cx={92} cy={213} r={52} />
      <circle cx={92} cy={213} r={37} />
      <circle cx={92} cy={213} r={22} className="fill-coral" />
      <path d="M22 213q0-40 42-62" />
      <path d="M116 110q48-38 104-36M124 126q44-34 96-32" strokeDasharray="14 8" />
      <g transform="translate(286 149) rotate(4)">
        <Phone ink="fill-sky">
          <Receipt transform="translate(0 2)" width={110} height={196} inTill>
            <text y={-64} fontSize={21}>
              {receipt.shop}
            </text>
            {receipt.lines.map((line, i) => (
              <Row key={line[0]} y={-34 + i * 22} words={line} size={12.5} half={49} />
            ))}
            <path d="M-42 26h84" strokeDasharray="4 5" />
            <text x={42} y={60} fontSize={33} textAnchor="end" className="font-price">
              {receipt.total[1]}
            </text>
          </Receipt>
        </Phone>
      </g>
      <path d="M14 284h372" />
    </>
  ),
};

/** A register that asks before it prints. */
export const askFirst: Drawing = {
  shade: <path d="M106 110h212l22 98v72H84v-72z" />,
  art: (
    <>
      <path d="M108 34h92v50h-92z" className="fill-press" />
      <text x={154} y={70} fontSize={30} className="font-price fill-canola!">
        {receipt.total[1]}
      </text>
      <path d="M146 84h16v18h-16z" className="fill-white" />
      <path d="M94 100h212l22 98H72z" className="fill-coral" />
      <path d="M226 112h64v12h-64z" className="fill-press" />
      <path d="M72 198h256v82H72z" className="fill-denim" />
      <path d="M176 258h48" />
      <g transform="translate(196 178) rotate(-5)">
        <path d="M-112-44h224v88h-224z" className="fill-canola" />
        <text y={14} fontSize={38}>
          {posts.ask}
        </text>
        <path d="M-26-56h52v22h-52z" className="fill-white" />
      </g>
      <path d="M20 280h360" />
    </>
  ),
};
