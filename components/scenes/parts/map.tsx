import type { ReactNode } from "react";
import type { Part } from "./part";

/** A street map, 344 × 260, with a river and a park. */
export function StreetMap({ children, ...props }: Part) {
  return (
    <g {...props}>
      <rect x={-172} y={-130} width={344} height={260} rx={12} className="fill-white" />
      <g stroke="none">
        <path d="M-172 62q60-6 96 16t56 52H-40q-22-24-52-40t-80-8z" className="fill-denim" />
        <path d="M84-118h76v72H84z" className="fill-mint" />
        <path d="M-172 60 18-130h12L-172 72z" className="fill-stone" />
      </g>
      <path
        d="M-172-62H172M-172 24H172M-110-130v260M-34-130v260M66-130v260"
        strokeWidth={9}
        strokeLinecap="butt"
        className="printed stroke-stone"
      />
      <rect x={-172} y={-130} width={344} height={260} rx={12} />
      {children}
    </g>
  );
}

/** A pin; its tip stands at 0,0. */
export function Pin({ ink = "fill-coral", ...props }: Part) {
  return (
    <g {...props}>
      <path d="M0 0C-8-14-26-26-26-46a26 26 0 0 1 52 0C26-26 8-14 0 0z" className={ink} />
      <circle cy={-46} r={9} className="fill-white" />
    </g>
  );
}

/** Words upon a map. */
export function Label({
  x,
  y,
  width,
  children,
}: {
  x: number;
  y: number;
  width: number;
  children: ReactNode;
}) {
  return (
    <g transform={`translate(${x} ${y})`} className="fine">
      <rect x={-width / 2} y={-14} width={width} height={28} rx={14} className="fill-white" />
      <text y={7} fontSize={19}>
        {children}
      </text>
    </g>
  );
}
