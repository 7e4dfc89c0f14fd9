import type { ReactNode } from "react";
import { Lines } from "./paper";
import type { Part } from "./part";

/** A push message, 232 × 58: the shop's sign and the words. */
export function Message({
  badge,
  sign,
  words,
  ...props
}: Part & { badge: string; sign: ReactNode; words: string }) {
  return (
    <g {...props}>
      <rect x={-116} y={-29} width={232} height={58} rx={14} className="fill-white" />
      <rect x={-106} y={-19} width={38} height={38} rx={9} className={badge} />
      <g transform="translate(-87 0) scale(.62)">{sign}</g>
      <text x={-58} y={7} fontSize={18} textAnchor="start" className="fine">
        {words}
      </text>
      <Lines x={-58} y={-5} widths={[144]} thick={9} className="coarse" />
    </g>
  );
}
