import { ScenePicture } from "@/components/pictures/scene-picture";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";

/** The shops of the story as a street across the page, and below it what holds of them all. */
export function AboutStreet() {
  const { alt, facts } = getContent().about;
  return (
    <>
      {/* Phones show its middle, the sign between paper and phones; the carousel has all shops. */}
      <ScenePicture
        name="street"
        ink="sky"
        alt={alt}
        className="h-64 w-full object-cover! object-[54%_100%] md:h-auto"
      />
      <div className="bg-press px-gutter py-5 text-white">
        <List className="mx-auto flex max-w-page flex-wrap justify-between gap-x-10 gap-y-2 font-mono text-small">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </List>
      </div>
    </>
  );
}
