import { Part } from "@/components/drawings/drawing-part";
import { getContent } from "@/site/content";
import type { OwnPart } from "@/site/schema/service";
import styles from "./radius.module.css";
import { RadiusRange } from "./radius-range.client";

type Props = { radius: OwnPart<"radius">; isHero?: boolean };

/** A circle on a map that a slider makes larger and smaller, and a link to ask who is inside it. */
export function Radius({ radius, isHero = false }: Props) {
  const { heading, lead, label, start, area, miles, reaches } = radius;
  const { region } = getContent().settings;
  const { unit, button } = getContent().pricingPage.reach;
  return (
    <section aria-labelledby="_reach" className={isHero ? styles.hero : styles.band}>
      <RadiusRange
        words={{ label, unit, area: region === "us" ? `${miles}, ${area}` : area }}
        start={start}
        reaches={reaches}
        map={<Part name="town-map" />}
        pin={<Part name="pin" transform="scale(.7)" className="fill-canola" />}
        heading={
          <>
            <h2 id="_reach" className="text-h4">
              {heading}
            </h2>
            <p className={styles.leadText}>{lead}</p>
          </>
        }
      >
        <p className={`no-print ${styles.ask}`}>
          <a
            href="/contact"
            className="inline-block py-2.5 font-[650] underline underline-offset-4"
          >
            {button}
          </a>
        </p>
      </RadiusRange>
    </section>
  );
}
