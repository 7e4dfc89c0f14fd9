import { flat, type Part } from "./part";

/**
 * A till receipt, torn at both ends.
 * @param width a multiple of 10, so that the teeth come out even
 * @param inTill its upper end is still in the till
 */
export function Receipt({
  width = 150,
  height = 250,
  inTill,
  children,
  ...props
}: Part & { width?: number; height?: number; inTill?: boolean }) {
  const top = inTill ? `h${width}` : "l5 7 5-7".repeat(width / 10);
  const bottom = "l-5-7-5 7".repeat(width / 10);
  return (
    <g {...props}>
      <path d={`M${-width / 2} ${-height / 2}${top}v${height}${bottom}z`} className="fill-white" />
      {children}
    </g>
  );
}

type RowProps = { y: number; words: readonly [string, string]; size: number; half: number };

/** A row of a receipt: a name to the left, an amount to the right. */
export function Row({ y, words, size, half }: RowProps) {
  return (
    <>
      <g className="fine font-mono" fontSize={size}>
        <text x={-half} y={y} textAnchor="start">
          {words[0]}
        </text>
        <text x={half} y={y} textAnchor="end">
          {words[1]}
        </text>
      </g>
      <path
        d={`M${-half} ${y - 9}h${half}v5h${-half}zm${half * 2} 0v5h${-half / 2}v-5z`}
        className={`${flat} coarse`}
      />
    </>
  );
}
