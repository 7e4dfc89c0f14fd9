import { content } from "@/compiler/published";
import { Dog } from "../parts/dog";
import { Flower, Loaf } from "../parts/goods";
import { Hand } from "../parts/hand";
import { flat, type Part } from "../parts/part";
import { Phone } from "../parts/phone";
import { Receipt, Row } from "../parts/receipt";
import type { Drawing } from "./drawing";

const { receipt, spending } = content.drawings;

/** Where each coin of four piles lies. */
const piles = [3, 5, 4, 7].map((count) => Array.from({ length: count }, (_, i) => 234 - i * 19));

/** Spending as piles of coins, the next one only outlined. */
export const coins: Drawing = {
  shade: <path d="M50 250h300v26H50z" transform="translate(12 12)" />,
  art: (
    <>
      {piles.map((coins, pile) => (
        <g key={coins.length} transform={`translate(${70 + pile * 66} 0)`}>
          {coins.map((y) => (
            <path
              key={y}
              d={`M-26 ${y}v14a26 8 0 0 0 52 0v-14a26 8 0 0 0-52 0 26 8 0 0 0 52 0`}
              className={pile === 3 ? "fill-coral" : "fill-canola"}
            />
          ))}
        </g>
      ))}
      <path
        d="M308 92v156a26 8 0 0 0 52 0V92a26 8 0 0 0-52 0 26 8 0 0 0 52 0"
        strokeDasharray="6 6"
      />
      <path d="m70 164 66-32 66 18 66-56 64-44m-18-4 18 4-4 18" />
      <path d="M36 30h140v58H96l-20 20 2-20H36z" className="fill-white" />
      <text x={106} y={72} fontSize={36} className="font-price">
        {spending}
      </text>
      <path d="M24 262h352" />
    </>
  ),
};

const chestShade = <path d="M52 176h296v116H52z" transform="translate(14 6)" />;

/** A chest of drawers; its children are in the open one. */
function Chest({ ink, children }: Part) {
  return (
    <>
      <path d="M70 20h260v270H70z" className={ink} />
      <path d="M88 36h224v48H88z" className="fill-white" />
      <path d="M182 60h36" />
      <path d="M88 98h224v90H88z" className="fill-press" />
      {children}
      <path d="M46 184h308v92H46z" className="fill-coral" />
      <path d="M158 218h84v16q0 8-8 8h-68q-8 0-8-8z" className="fill-canola" />
      <path d="M20 290h360" />
    </>
  );
}

/** A drawer that no longer closes over its receipts. */
export const drawer: Drawing = {
  shade: chestShade,
  art: (
    <>
      <Chest ink="fill-denim">
        <Receipt transform="translate(128 132) rotate(-16)" width={60} height={150} />
        <Receipt transform="translate(270 126) rotate(20)" width={60} height={160} />
        <Receipt transform="translate(232 140) rotate(7)" width={50} height={150} />
        <Receipt transform="translate(182 118) rotate(-5)" width={120} height={176}>
          <text y={-58} fontSize={20}>
            {receipt.shop}
          </text>
          {receipt.lines.map((line, i) => (
            <Row key={line[0]} y={-34 + i * 18} words={line} size={14} half={52} />
          ))}
        </Receipt>
      </Chest>
      <Receipt transform="translate(86 214) rotate(38)" width={40} height={84} />
    </>
  ),
};

/** The same chest with nothing left in it but a dog. */
export const emptyDrawer: Drawing = {
  shade: chestShade,
  art: (
    <Chest ink="fill-sky">
      <Dog transform="translate(210 186) scale(1.16)" />
    </Chest>
  ),
};

/** Over the counter: a loaf to one side, a phone to the other. */
export const hands: Drawing = {
  shade: <path d="M30 212h340v76H30z" transform="translate(10 8)" />,
  art: (
    <>
      <path d="M20 204h360v20H20z" className="fill-tangerine" />
      <path d="M36 224h328v70H36z" className="fill-denim" />
      {[78, 132, 186, 240, 294].map((x) => (
        <path key={x} d={`M${x} 240v38`} />
      ))}
      <path d="M296 204v-34h48v34z" className="fill-sky" />
      <Flower transform="translate(308 146)" ink="fill-coral" />
      <Flower transform="translate(332 142)" ink="fill-canola" />
      <path d="M22 204v-18q26-24 52 0v18z" className="fill-canola" />
      <circle cx={48} cy={170} r={5} className={flat} />
      <g transform="translate(176 92)">
        <path d="M-44-36 44-36 38 60h-76z" className="fill-white" />
        <path d="m-44-36 11-10 11 10 11-10L0-36l11-10 11 10 11-10 11 10" />
        <Loaf transform="translate(0 14) scale(1.3)" />
      </g>
      <Hand transform="translate(228 84) rotate(-6)" />
      <g transform="translate(150 152)">
        <Phone transform="rotate(-74) scale(.4)" ink="fill-canola" />
        <Hand transform="translate(-52 6) rotate(6) scale(-.86 .86)" ink="fill-rose" />
      </g>
    </>
  ),
};
