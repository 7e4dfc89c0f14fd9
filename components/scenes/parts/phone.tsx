import type { Part } from "./part";

/** A phone, upright; its children are on the screen and may reach beyond its edge. */
export function Phone({ ink = "fill-white", children, ...props }: Part) {
  return (
    <g {...props}>
      <rect x={-68} y={-132} width={136} height={264} rx={24} className="fill-press" />
      <rect x={-59} y={-123} width={118} height={246} rx={16} className={ink} />
      <rect x={-18} y={-114} width={36} height={9} rx={4} className="fill-press" />
      {children}
    </g>
  );
}
