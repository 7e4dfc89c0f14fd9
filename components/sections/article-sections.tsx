import { Scene } from "@/components/scenes/scene";
import { columns } from "@/components/ui/band";
import { inkBackground } from "@/components/ui/ink";
import { sectionsOf } from "@/content/load/sections";
import type { Ink, SceneName } from "@/content/schema/fields";
import { Markdown } from "./markdown";

type Props = {
  text: string;
  ink: Ink;
  /** Whether the headings carry their number. */
  numbered?: boolean;
};

/** The sections of a post or article: heading and text beside a picture, on alternating sides. */
export function ArticleSections({ text, ink, numbered = false }: Props) {
  return sectionsOf(text).sections.map(({ id, heading, picture, text: words }, index) => (
    <section
      key={id}
      aria-labelledby={id}
      className={`items-start border-t border-line py-[clamp(2.5rem,5vw,4.5rem)] ${columns}`}
    >
      {picture && (
        <Scene
          // The content check has made sure that there is such a scene.
          name={picture.scene as SceneName}
          alt={picture.alt}
          className={`w-full rounded-card lg:sticky lg:top-28 lg:col-span-5 ${inkBackground[ink]} ${index % 2 ? "lg:order-last" : ""}`}
        />
      )}
      <div className="lg:col-span-7">
        <h2 id={id} className="text-h3">
          {numbered && (
            <span className="mr-3 font-mono text-h4 tracking-normal text-muted">{index + 1}.</span>
          )}
          {heading}
        </h2>
        <div className="prose pt-5">
          <Markdown text={words} />
        </div>
      </div>
    </section>
  ));
}
