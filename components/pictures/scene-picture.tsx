import { inkBackground } from "@/components/ui/ink";
import type { Ink, SceneName } from "@/content/schema/fields";
import { sceneAddress } from "./draw-scene";

type Props = {
  name: SceneName;
  ink: Ink;
  /** Alternative text; without it the picture is decoration. */
  alt?: string;
  className?: string;
};

/** A scene on its ink as an image of its own, loaded when it comes near; the ink holds its place. */
export function ScenePicture({ name, ink, alt = "", className = "" }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: one file for all sizes
    <img
      src={sceneAddress(name, ink)}
      alt={alt}
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      className={`scene ${inkBackground[ink]} ${className}`}
    />
  );
}
