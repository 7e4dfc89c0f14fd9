import { ScenePicture } from "@/components/pictures/scene-picture";
import { content } from "@/content/content";

/** The shops of the story as a street across the page, and below it what holds of them all. */
export function AboutStreet() {
  const { alt, facts, tabs } = content.about;
  return (
    <>
      {/* On phones the street is wider than the window, and scrolls. */}
      <section
        aria-label={tabs.story.carousel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it (WCAG 2.1.1)
        tabIndex={0}
        className="overflow-x-auto bg-sky [scrollbar-width:none]"
      >
        <ScenePicture
          name="street"
          ink="sky"
          alt={alt}
          className="w-full max-w-none min-w-[64rem]"
        />
      </section>
      <div className="bg-press px-gutter py-5 text-white">
        <ul className="mx-auto flex max-w-page flex-wrap justify-between gap-x-10 gap-y-2 font-mono text-small">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
