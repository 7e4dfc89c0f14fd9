import type { ReactNode } from "react";
import type { Part } from "./parts/part";

type Props = { of: (props: Part) => ReactNode; className?: string; box?: string };

/** One of the scenes' small things by itself. */
export function Thing({ of: Art, className = "", box = "-27 -26 54 52" }: Props) {
  return (
    <svg viewBox={box} aria-hidden="true" className={`scene aspect-auto! ${className}`}>
      <Art />
    </svg>
  );
}
