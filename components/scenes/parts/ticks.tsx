type Props = {
  radius: number;
  /** Of a tick, along the circle. */
  length: number;
  /** Of a tick, across the circle. */
  width: number;
  transform: string;
};

/** The twelve hours of a clock, as ticks on a circle around 0,0. */
export function Ticks({ radius, length, width, transform }: Props) {
  const gap = (2 * Math.PI * radius) / 12 - length;
  const middle = ((length / 2 / radius) * 180) / Math.PI;
  return (
    <circle
      r={radius}
      strokeDasharray={`${length} ${gap.toFixed(3)}`}
      strokeWidth={width}
      className="printed"
      transform={`${transform} rotate(${(-middle).toFixed(2)})`}
    />
  );
}
