import { type ComponentProps, useId } from "react";
import { drawingOf, drawingText, inside } from "./drawing";

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
