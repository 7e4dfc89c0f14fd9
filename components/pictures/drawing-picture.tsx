import { drawingOf, InlineDrawing } from "@/components/drawings/drawing";
import { inkBackground } from "@/components/ui/ink";
import type { Ink } from "@/site/schema/fields";
import { drawingAddress } from "./drawing-address";

type Props = {
  name: string;
  /** The ink of the ground; without it, the place gives the ground by a class. */
  ink?: Ink;
  /** Alternative text; without it the picture is decoration. */
  alt?: string;
  className?: string;
  /** Whether it is on the first screen: it is then drawn inline, so that nobody waits for it. */
  inline?: boolean;
};

/**
 * A drawing on its ink, if it has one: an image file that is loaded when it comes near. The ink is the element's
 * background, which also holds its place. Where the element is wider or higher than the drawing, what
 * goes on beyond the drawing's own edges, such as a sleeve, goes on to the element's.
 */
export function DrawingPicture({ name, ink, alt = "", className = "", inline = false }: Props) {
  const look = ink ? `${inkBackground[ink]} ${className}` : className;
  if (inline) return <InlineDrawing name={name} alt={alt} className={look} />;
  const [width, height] = drawingOf(name).size;
  return (
    // biome-ignore lint/performance/noImgElement: one file for all sizes
    <img
      src={drawingAddress(name)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`drawing-file ${look}`}
    />
  );
}
