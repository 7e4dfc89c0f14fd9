import { Part } from "@/components/drawings/drawing";
import type { SectionProps } from "@/components/page/section-props";
import { InteractiveHero } from "@/components/services/hero";
import styles from "@/components/services/radius.module.css";
import { RadiusRange } from "@/components/services/radius-range.client";
import { getContent } from "@/site/content";

/** A circle on a map that a slider makes larger and smaller, and a link to ask who is inside it. */
export function MapSection({ radius, ...hero }: SectionProps<"map">) {
  const { title, start, reaches } = radius;
  const id = `${hero.id}-reach`;
  return (
    <InteractiveHero {...hero} look="map">
      <section aria-labelledby={id} className={styles.hero}>
        <RadiusRange
          id={`${id}-km`}
          hasMiles={getContent().settings.region === "us"}
          start={start}
          reaches={reaches.toSorted((a, b) => a.to - b.to)}
          map={<Part name="town-map" />}
          pin={<Part name="pin" transform="scale(.7)" className="fill-canola" />}
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id={id} className="text-h4">
              {title}
            </h2>
            <a
              href="/contact"
              className="no-print inline-block py-1.5 text-small font-strong underline underline-offset-4"
            >
              Ask about your area
            </a>
          </div>
        </RadiusRange>
      </section>
    </InteractiveHero>
  );
}
