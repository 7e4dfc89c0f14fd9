import type { ComponentProps } from "react";
import { inside, partOf } from "./drawing";

/**
 * A part that many drawings share, by its name in content/drawings/parts.svg, inside an `<svg>`. Its
 * class gives a color to those of its shapes that have none.
 */
export function Part({ name, ...props }: ComponentProps<"g"> & { name: string }) {
  return <g {...props} {...inside(partOf(name))} />;
}

type Props = { part: string; className?: string; box?: string };

/** One part by itself. */
export function DrawingPart({ part, className = "", box = "-27 -26 54 52" }: Props) {
  const look = `drawing aspect-auto! ${className}`;
  return <svg viewBox={box} aria-hidden="true" className={look} {...inside(partOf(part))} />;
}
