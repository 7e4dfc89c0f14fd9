import { Part } from "./part";

type Props = { part: string; className?: string; box?: string };

/** One part of the drawings by itself, by its name in content/drawings/parts.svg. */
export function DrawingPart({ part, className = "", box = "-27 -26 54 52" }: Props) {
  return (
    <svg viewBox={box} aria-hidden="true" className={`scene aspect-auto! ${className}`}>
      <Part name={part} />
    </svg>
  );
}
