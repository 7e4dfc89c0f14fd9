import { Picture } from "@/components/pictures/picture";
import { Scene } from "@/components/scenes/scene";
import { inkBackground } from "@/components/ui/ink";
import { pictureAt } from "@/content/content";
import type { Ink, SceneName } from "@/content/schema/fields";

type Props = {
  /** What stands in the brackets: "scene:coupon", or the name of a picture beside the text. */
  target: string;
  alt: string;
  /** The text's file. */
  file: string;
  ink: Ink;
  /** How wide a picture stands in the page, as the attribute says it. */
  sizes: string;
  className?: string;
};

/** What `![words](target)` shows: a scene upon its ink, or a picture in the same card. */
export function TextPicture({ target, alt, file, ink, sizes, className = "" }: Props) {
  const picture = pictureAt(target, file);
  if (picture) return <Picture picture={picture} alt={alt} sizes={sizes} className={className} />;
  if (!target.startsWith("scene:")) return null;
  return (
    <Scene
      // The content check has made sure that there is such a scene.
      name={target.slice("scene:".length) as SceneName}
      alt={alt}
      className={`w-full rounded-card ${inkBackground[ink]} ${className}`}
    />
  );
}
