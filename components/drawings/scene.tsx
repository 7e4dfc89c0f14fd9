import { type ComponentProps, useId } from "react";
import { drawingOf } from "./drawing";

type Props = Omit<ComponentProps<"svg">, "name"> & {
  name: string;
  /** Alternative text; without it the scene is decoration and hidden from screen readers. */
  alt?: string;
};

/**
 * A drawn product picture in the page itself, for the first screen: nobody waits for it.
 * Further down stands its file (components/pictures/scene-picture.tsx).
 */
export function Scene({ name, alt, className = "", ...props }: Props) {
  return (
    <svg
      viewBox={`0 0 ${drawingOf(name).size.join(" ")}`}
      {...props}
      className={`scene ${className}`}
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <Art name={name} halftone={useId()} />
    </svg>
  );
}

/** A scene's elements, for an `<svg>` of its size; `halftone` is the pattern's id. */
export function Art({ name, halftone }: { name: string; halftone: string }) {
  const { shade, art } = drawingOf(name);
  return (
    <>
      <pattern
        id={halftone}
        width={5}
        height={5}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <circle cx={2.5} cy={2.5} r={1.4} className="stroke-none fill-press" />
      </pattern>
      <g fill={`url(#${halftone})`} stroke="none">
        {shade}
      </g>
      {art}
    </>
  );
}
