import { content } from "@/compiler/published";
import { StreetMap } from "@/components/scenes/parts/map";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import type { OwnPart } from "@/content/schema/service";
import { RadiusRange } from "./radius-range.client";
import { fieldLook, Guarantee } from "./who-will-see";

/** A circle on a map that is dragged larger and smaller, and the form that asks who is inside it. */
export function Radius({ radius }: { radius: OwnPart<"radius"> }) {
  const { heading, lead, label, start, area, reaches } = radius;
  const { place, unit, button } = content.pricingPage.reach;
  return (
    <section aria-labelledby="reach" className="px-gutter pt-section">
      <div className="mx-auto max-w-page overflow-hidden rounded-card border-2 border-ink bg-sheet">
        <form method="get" action="/contact" className="grid *:min-w-0 lg:grid-cols-2">
          <div className="p-[min(1.5rem,6vw)] lg:p-10">
            <h2 id="reach" className="text-h2">
              {heading}
            </h2>
            <p className="pt-4 text-lead">{lead}</p>
          </div>
          <RadiusRange words={{ label, unit, area }} start={start} reaches={reaches}>
            <StreetMap transform="scale(1.2)" />
          </RadiusRange>
          <div className="no-print flex flex-wrap items-end gap-4 p-[min(1.5rem,6vw)] lg:px-10 lg:pb-10">
            <div className="min-w-0 flex-[1_1_12rem]">
              <label htmlFor="reach-place" className="font-[650]">
                {place}
              </label>
              <input
                id="reach-place"
                name="place"
                required
                maxLength={80}
                autoComplete="address-level2"
                className={fieldLook}
              />
            </div>
            <button
              type="submit"
              className={`max-w-full flex-[1_0_auto] ${buttonShape} ${buttonLook.secondary}`}
            >
              {button}
            </button>
          </div>
        </form>
        <Guarantee ink="sky" isBelow />
      </div>
    </section>
  );
}
