import type { ComponentProps } from "react";
import { pictureAt } from "@/site/content";
import { DrawingPicture } from "./drawing-picture";
import { Picture } from "./picture";

type Props = ComponentProps<typeof DrawingPicture> & {
  alt: string;
  /** The name of a photo or screenshot, and the content file beside which it lies. */
  photo: string | undefined;
  file: string;
  /** Width of the photo in the page, as in the attribute `sizes`. */
  sizes: string;
  photoClass?: string;
};

/** A photo or screenshot or, while the content names none, the drawing in its place. */
export function PhotoOrDrawing({ photo, file, sizes, photoClass, ...drawing }: Props) {
  const picture = photo && pictureAt(photo, file);
  if (!picture) return <DrawingPicture {...drawing} />;
  return <Picture picture={picture} alt={drawing.alt} sizes={sizes} className={photoClass} />;
}
