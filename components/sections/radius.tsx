import { Part } from "@/components/drawings/part";
import { ButtonLink } from "@/components/ui/button-link";
import { getContent } from "@/site/content";
import type { OwnPart } from "@/site/schema/service";
import { RadiusRange } from "./radius-range.client";

/** A circle on a map that a slider makes larger and smaller, and a link to ask who is inside it. */
export function Radius({ radius }: { radius: OwnPart<"radius"> }) {
  const { heading, lead, label, start, area, miles, reaches } = radius;
  const { region } = getContent().settings;
  const { unit, button } = getContent().pricingPage.reach;
  return (
    <section aria-labelledby="_reach" className="px-gutter pt-6">
      <div className="mx-auto max-w-page overflow-hidden rounded-card border-2 border-ink bg-sheet">
        <RadiusRange
          words={{ label, unit, area: region === "us" ? `${miles}, ${area}` : area }}
          start={start}
          reaches={reaches}
          map={<Part name="street-map" transform="rotate(90) scale(1.7)" />}
          pin={<Part name="pin" transform="scale(.7)" className="fill-canola" />}
          heading={
            <>
              <h2 id="_reach" className="text-h2">
                {heading}
              </h2>
              <p className="pt-4 pb-6 text-lead">{lead}</p>
            </>
          }
        >
          <p className="no-print pt-4">
            <ButtonLink href="/contact" variant="secondary">
              {button}
            </ButtonLink>
          </p>
        </RadiusRange>
      </div>
    </section>
  );
}
