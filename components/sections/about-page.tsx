import { Page } from "@/components/layout/page";
import { Scene } from "@/components/scenes/scene";
import { Band, columns } from "@/components/ui/band";
import { Carousel } from "@/components/ui/carousel.client";
import { content } from "@/content/content";
import type { Item } from "@/content/schema/fields";
import { AboutTabs } from "./about-tabs";
import { CurrencyNote } from "./currency-note";
import { Markdown } from "./markdown";
import { NextLinks } from "./next-step";
import { PageIntro } from "./page-intro";

export type AboutTab = "story" | "why" | "culture";

/** "Who we are" and the company's three tabs; each of the three addresses opens one. */
export function AboutPage({ path, tab }: { path: string; tab: AboutTab }) {
  const { hero, body, tabs } = content.about;
  return (
    <Page path={path}>
      <PageIntro {...hero} />
      <section className="px-gutter pb-section">
        <div className={`mx-auto max-w-page ${columns}`}>
          <div className="self-start rounded-card bg-canola lg:sticky lg:top-28 lg:col-span-5">
            <Scene name="growth" className="w-full" />
          </div>
          <div className="prose lg:col-span-7">
            <Markdown text={body} />
          </div>
        </div>
      </section>
      <Band tone="tinted" aria-labelledby="company">
        <h2 id="company" className="text-h2">
          {tabs.heading}
        </h2>
        <AboutTabs
          open={tab}
          story={<Story />}
          why={
            <>
              <Points points={tabs.why.points} />
              <CurrencyNote className="pt-6" />
            </>
          }
          culture={<Points points={tabs.culture.points} />}
        />
      </Band>
      <NextLinks {...content.nextSteps.about} />
    </Page>
  );
}

function Story() {
  const { body, carousel, slides } = content.about.tabs.story;
  return (
    <>
      <div className="prose">
        <Markdown text={body} />
      </div>
      <div className="pt-8 motion-safe:md:-mt-8 motion-safe:md:pt-0">
        <Carousel
          label={carousel}
          words={content.navigation.moving}
          speed={300}
          centred
          dots={slides.map(({ caption }) => caption)}
        >
          {slides.map(({ scene, alt, caption }) => (
            <li key={caption}>
              <figure>
                <Scene name={scene} alt={alt} className="w-full rounded-card bg-mint" />
                <figcaption className="pt-2 font-mono text-fine">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </Carousel>
      </div>
    </>
  );
}

function Points({ points }: { points: Item[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {points.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-ink pt-4">
          <h4 className="display text-h4">{title}</h4>
          <div className="prose pt-2">
            <Markdown text={text} />
          </div>
        </li>
      ))}
    </ul>
  );
}
