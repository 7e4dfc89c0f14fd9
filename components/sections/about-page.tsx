import { Page } from "@/components/layout/page";
import { Scene } from "@/components/scenes/scene";
import { Band, columns } from "@/components/ui/band";
import { content } from "@/content/content";
import type { Item } from "@/content/schema/fields";
import { AboutTabs } from "./about-tabs";
import { Markdown } from "./markdown";
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
          why={<Points points={tabs.why.points} />}
          culture={<Points points={tabs.culture.points} />}
        />
      </Band>
    </Page>
  );
}

function Story() {
  const { body, slides } = content.about.tabs.story;
  return (
    <>
      <div className="prose">
        <Markdown text={body} />
      </div>
      <ul className="-mx-gutter flex snap-x snap-mandatory gap-4 overflow-x-auto px-gutter pt-8 pb-4">
        {slides.map(({ scene, alt, caption }) => (
          <li key={caption} className="w-[min(75vw,22rem)] shrink-0 snap-center">
            <figure>
              <Scene name={scene} alt={alt} className="w-full rounded-card bg-mint" />
              <figcaption className="pt-2 font-mono text-fine">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
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
