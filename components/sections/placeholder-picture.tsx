import { ScenePicture } from "@/components/pictures/scene-picture";
import { inkBackground } from "@/components/ui/ink";
import type { Ink, SceneName } from "@/content/schema/fields";

type Props = { word: string; ink: Ink; scene: SceneName };

/** A page for what is still to come, such as the login: one word, above a picture without words. */
export function PlaceholderPicture({ word, ink, scene }: Props) {
  return (
    <div
      className={`flex flex-col md:min-h-[min(48rem,85vh)] overflow-hidden ${inkBackground[ink]}`}
    >
      <div className="px-gutter pt-[4vw]">
        <h1 className="mx-auto max-w-page text-[min(12vw,15rem)] leading-[1.2] indent-[-.07em] whitespace-nowrap">
          {word}
        </h1>
      </div>
      {/* On narrow screens its middle fills the window; on its sides are only goods. */}
      <ScenePicture
        name={scene}
        ink={ink}
        className="mt-auto h-72 w-full object-cover! object-[60%_100%] md:h-[28rem] xl:h-auto"
      />
    </div>
  );
}
