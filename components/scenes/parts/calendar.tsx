import type { Part } from "./part";

/** A wall calendar, 280 × 224: rings, a head with words, and its children below. */
export function Calendar({
  head,
  ink = "fill-canola",
  children,
  ...props
}: Part & { head?: string }) {
  return (
    <g {...props}>
      <rect x={-140} y={-112} width={280} height={224} rx={4} className="fill-white" />
      <path d="M-140-66v-42a4 4 0 0 1 4-4h272a4 4 0 0 1 4 4v42z" className={ink} />
      {head && (
        <text x={-120} y={-75} fontSize={24} textAnchor="start">
          {head}
        </text>
      )}
      <g className="fill-white">
        {[-108, -36, 36, 108].map((x) => (
          <rect key={x} x={x - 4} y={-126} width={8} height={26} rx={4} />
        ))}
      </g>
      {children}
    </g>
  );
}

/** A month's days as squares, 5 rows of 7, its corner at 0,0. */
export function Days({ pitch, size, ...props }: Part & { pitch: number; size: number }) {
  const rows = [7, 7, 7, 7, 3].map(
    (days, row) => `M0 ${row * pitch + size / 2}h${days * pitch - (pitch - size)}`,
  );
  return (
    <g {...props}>
      <path
        d={rows.join("")}
        className="printed"
        strokeWidth={size}
        strokeLinecap="butt"
        strokeDasharray={`${size} ${pitch - size}`}
      />
    </g>
  );
}
