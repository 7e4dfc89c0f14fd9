import { Picture } from "@/components/pictures/picture";
import { ScenePicture } from "@/components/pictures/scene-picture";
import { pictureAt } from "@/site/content";
import type { Ink } from "@/site/schema/fields";

type Props = {
  /** The picture's address in Markdown: "scene:coupon", or a file beside the text. */
  target: string;
  alt: string;
  /** The text's file. */
  file: string;
  ink: Ink;
  /** The picture's width in the page, as in the attribute `sizes`. */
  sizes: string;
  className?: string;
};

/** Markdown's `![alt](target)`: a scene on its ink, or a picture in the same card. */
export function TextPicture({ target, alt, file, ink, sizes, className = "" }: Props) {
  const picture = pictureAt(target, file);
  if (picture) {
    const look = `object-contain ${className}`;
    return <Picture picture={picture} alt={alt} sizes={sizes} className={look} />;
  }
  if (!target.startsWith("scene:")) return null;
  return (
    <ScenePicture
      // The check of the content has found the scene.
      name={target.slice("scene:".length)}
      ink={ink}
      alt={alt}
      className={`w-full rounded-card ${className}`}
    />
  );
}
