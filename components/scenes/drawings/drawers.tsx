import { content } from "../content";
import type { Part } from "../parts/part";
import { Receipt, Row } from "../parts/receipt";
import type { Drawing } from "./drawing";

const { receipt } = content.drawings;

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
