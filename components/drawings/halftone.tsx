/** The dots of a shadow, as a pattern to fill a path with. */
export function Halftone({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width={5}
      height={5}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <circle cx={2.5} cy={2.5} r={1.4} className="stroke-none fill-press" />
    </pattern>
  );
}
