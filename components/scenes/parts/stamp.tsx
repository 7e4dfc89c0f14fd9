import type { Part } from "./part";

/** A rubber stamp, held over 0,0. */
export function Stamp({ ink = "fill-coral", ...props }: Part) {
  return (
    <g {...props}>
      <path d="M-14-62h28l6 34h-40z" className="fill-white" />
      <circle cy={-78} r={24} className={ink} />
      <path d="M-52-28q0-10 10-10h84q10 0 10 10v16H-52z" className={ink} />
      <path d="M-46-12h92V0h-92z" className="fill-press" />
    </g>
  );
}
