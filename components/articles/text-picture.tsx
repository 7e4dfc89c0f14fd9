import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Picture } from "@/components/pictures/picture";
import { pictureAt } from "@/site/content";
import type { Ink } from "@/site/schema/fields";

type Props = {
  /** The picture's address in Markdown: "drawing:coupon", or a file beside the text. */
  target: string;
  alt: string;
  /** The text's file. */
  file: string;
  ink: Ink;
  /** The picture's width in the page, as in the attribute `sizes`. */
  sizes: string;
  className?: string;
};

/** Markdown's `![alt](target)`: a drawing on its ink, or a picture in the same card. */
export function TextPicture({ target, alt, file, ink, sizes, className = "" }: Props) {
  const picture = pictureAt(target, file);
  if (picture) {
    const look = `object-contain ${className}`;
    return <Picture picture={picture} alt={alt} sizes={sizes} className={look} />;
  }
  if (!target.startsWith("drawing:")) return null;
  return (
    <DrawingPicture
      // The check of the content has found the drawing.
      name={target.slice("drawing:".length)}
      ink={ink}
      alt={alt}
      className={`w-full rounded-card ${className}`}
    />
  );
}
