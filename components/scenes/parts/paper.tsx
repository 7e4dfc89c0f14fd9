import { flat, type Part } from "./part";

/** A sheet of paper with a folded corner. */
export function Sheet({
  width = 120,
  height = 160,
  ink = "fill-white",
  children,
  ...props
}: Part & { width?: number; height?: number }) {
  const [x, y] = [width / 2, height / 2];
  return (
    <g {...props}>
      <path d={`M${-x} ${-y}H${x - 20}l20 20V${y}H${-x}z`} className={ink} />
      {children}
      <path d={`M${x - 20} ${-y}v20h20z`} className="fill-stone" />
    </g>
  );
}

/**
 * Text too small to be read, as bars.
 * @param widths width of each line, 0 for an empty one
 */
export function Lines({
  x,
  y,
  widths,
  thick = 5,
  className = "",
}: {
  x: number;
  y: number;
  widths: number[];
  thick?: number;
  className?: string;
}) {
  const bars = widths.map((width, i) =>
    width ? `M${x} ${y + i * 12}h${width}v${thick}h${-width}z` : "",
  );
  return <path d={bars.join("")} className={`${flat} ${className}`} />;
}

/** A price burst. */
export function Burst({
  radius = 40,
  spikes = 14,
  ink = "fill-canola",
  children,
  ...props
}: Part & { radius?: number; spikes?: number }) {
  const corners = Array.from({ length: spikes * 2 }, (_, i) => {
    const r = i % 2 ? radius * 0.84 : radius;
    const angle = (i * Math.PI) / spikes;
    return [Math.round(r * Math.sin(angle)), Math.round(-r * Math.cos(angle))] as const;
  });
  // Steps from corner to corner are shorter than their places.
  const steps = corners.map(([x, y], i) => {
    const [fromX, fromY] = corners[i - 1] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return (
    <g {...props}>
      <path d={`m${steps.join(" ").replaceAll(" -", "-")}z`} className={ink} />
      {children}
    </g>
  );
}
