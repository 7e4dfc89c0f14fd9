import { Part } from "@/components/drawings/part";
import { getContent } from "@/site/content";
import type { OwnPart } from "@/site/schema/service";
import { RadiusRange } from "./radius-range.client";
import { AskButton, PlaceField } from "./who-will-see";

/** A circle on a map that is dragged larger and smaller, and the form that asks who is inside it. */
export function Radius({ radius }: { radius: OwnPart<"radius"> }) {
  const { heading, lead, label, start, area, reaches } = radius;
  const { unit } = getContent().pricingPage.reach;
  return (
    <section aria-labelledby="reach" className="px-gutter pt-6">
      <div className="mx-auto max-w-page overflow-hidden rounded-card border-2 border-ink bg-sheet">
        <RadiusRange
          words={{ label, unit, area }}
          start={start}
          reaches={reaches}
          map={<Part name="street-map" transform="rotate(90) scale(1.7)" />}
          pin={<Part name="pin" transform="scale(.7)" className="fill-canola" />}
          heading={
            <>
              <h2 id="reach" className="text-h2">
                {heading}
              </h2>
              <p className="pt-4 pb-6 text-lead">{lead}</p>
            </>
          }
        >
          <div className="no-print flex flex-wrap gap-4 pt-4">
            <PlaceField />
            <AskButton />
          </div>
        </RadiusRange>
      </div>
    </section>
  );
}
