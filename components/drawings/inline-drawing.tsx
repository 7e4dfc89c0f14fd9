import { type ComponentProps, useId } from "react";
import { drawingOf, drawingText, inside, partOf } from "./drawing";

type Props = Omit<ComponentProps<"svg">, "name"> & {
  name: string;
  /** Alternative text; without it the drawing is decoration and hidden from screen readers. */
  alt?: string;
};

/**
 * A drawing inline in the page, for the first screen: it needs no request.
 * Further down stands its file (components/pictures/drawing-picture.tsx).
 */
export function InlineDrawing({ name, alt, className = "", ...props }: Props) {
  return (
    <svg
      viewBox={`0 0 ${drawingOf(name).size.join(" ")}`}
      {...props}
      className={`drawing ${className}`}
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      {...inside(drawingText(name, useId()))}
    />
  );
}

/**
 * A part that many drawings share, by its name in content/drawings/parts.svg, inside an `<svg>`. Its
 * class gives a color to those of its shapes that have none.
 */
export function Part({ name, ...props }: ComponentProps<"g"> & { name: string }) {
  return <g {...props} {...inside(partOf(name))} />;
}

/** One part by itself. */
export function DrawingPart({ part, className }: { part: string; className: string }) {
  return (
    <svg
      viewBox="-27 -26 54 52"
      aria-hidden="true"
      className={`drawing aspect-auto! ${className}`}
      {...inside(partOf(part))}
    />
  );
}
