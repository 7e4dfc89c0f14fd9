import { PageLayout } from "@/components/page/page-layout";
import { ScenePicture } from "@/components/pictures/scene-picture";
import { Band } from "@/components/ui/band";
import { Carousel } from "@/components/ui/carousel.client";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import type { Item } from "@/site/schema/fields";
import { AboutHero } from "./about-hero";
import css from "./about-page.module.css";
import { type AboutTab, AboutTabs } from "./about-tabs";
import { Cta } from "./cta";
import { CurrencyNote } from "./currency-note";
import { Markdown } from "./markdown";
import { PageIntro } from "./page-intro";

/** Behind the shops of the carousel. */
const inks = ["mint", "rose", "sky", "mint", "coral", "sky"] as const;
/** Behind the pictures of what guides the company's work. */
const cultureInks = ["canola", "mint"] as const;

/** "Who we are" and the company's three tabs; each of the three addresses opens one. */
export function AboutPage({ path, tab }: { path: string; tab: AboutTab }) {
  const isTab = path !== "/about";
  return (
    <PageLayout path={path}>
      {isTab ? (
        <TabIntro path={path} tab={tab} />
      ) : (
        <>
          <AboutHero />
          <WhoWeAre />
        </>
      )}
      <Company tab={tab} isOwn={isTab} />
      <Cta {...getContent().nextSteps.about} ink="rose" />
    </PageLayout>
  );
}

/** A tab's own address begins with its heading and what it is about; "Who we are" is a link away. */
function TabIntro({ path, tab }: { path: string; tab: AboutTab }) {
  const { hero, paths, tabs } = getContent().about;
  const picture = pictureOf(tab);
  return (
    <PageIntro
      eyebrow={hero.eyebrow}
      title={tabs[tab].heading}
      lead={paths[path as keyof typeof paths].description}
      picture={picture && { ...picture, ink: "coral" }}
    >
      <p className="pt-4">
        <a
          href="/about"
          className="inline-flex min-h-11 items-center font-[650] underline underline-offset-4 hover:decoration-2"
        >
          {hero.title}
        </a>
      </p>
    </PageIntro>
  );
}

function pictureOf(tab: AboutTab) {
  const { culture, story } = getContent().about.tabs;
  return tab === "culture" ? culture.picture : story.slides[0];
}

function WhoWeAre() {
  const { heading, text } = getContent().about.whatWeDo;
  return (
    <section aria-labelledby="_what-we-do" className="px-gutter py-section">
      <div className="mx-auto grid max-w-page items-start gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-[1fr_2fr]">
        <h2 id="_what-we-do" className="text-h2 lg:col-span-2">
          {heading}
        </h2>
        <ScenePicture
          name="drawer"
          ink="canola"
          className="max-h-44 w-full rounded-card md:max-h-64 lg:max-h-none lg:self-stretch"
        />
        <div className={`prose max-w-none ${css.columns}`}>
          <Markdown text={text} />
        </div>
      </div>
    </section>
  );
}

/** @param isOwn whether the page's head shows the open tab's heading and picture already */
function Company({ tab, isOwn }: { tab: AboutTab; isOwn: boolean }) {
  const { tabs } = getContent().about;
  return (
    <Band tone="tinted" aria-labelledby="_company">
      <h2 id="_company" className={isOwn ? "sr-only" : "text-h2"}>
        {tabs.heading}
      </h2>
      <AboutTabs
        open={tab}
        titled={isOwn ? tab : undefined}
        story={<Story />}
        why={
          <>
            <Points points={tabs.why.points} className="md:grid-cols-2" />
            <CurrencyNote className="pt-6" />
          </>
        }
        culture={<Culture />}
      />
    </Band>
  );
}

function Culture() {
  return (
    <List className="grid gap-x-10 gap-y-10 md:grid-cols-2">
      {getContent().about.tabs.culture.points.map(({ picture, ...point }, index) => (
        <li key={point.title}>
          <ScenePicture
            name={picture.scene}
            ink={cultureInks[index % cultureInks.length] ?? "canola"}
            alt={picture.alt}
            className="mb-5 max-h-64 w-full rounded-card"
          />
          <Point {...point} />
        </li>
      ))}
    </List>
  );
}

function Story() {
  const { body, carousel, slides } = getContent().about.tabs.story;
  return (
    <>
      <div className="prose lg:max-w-none lg:columns-2 lg:gap-x-10 *:break-inside-avoid">
        <Markdown text={body} />
      </div>
      <div className="pt-8 motion-safe:md:pt-2">
        <Carousel
          label={carousel}
          words={getContent().navigation.moving}
          speed={300}
          centred
          dots={slides.map(({ caption }) => caption)}
        >
          {slides.map(({ scene, alt, caption }, index) => (
            <li key={caption}>
              <figure>
                <ScenePicture
                  name={scene}
                  ink={inks[index % inks.length] ?? "mint"}
                  alt={alt}
                  className="w-full rounded-card"
                />
                <figcaption className="pt-2 font-mono text-fine">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </Carousel>
      </div>
    </>
  );
}

function Points({ points, className }: { points: Item[]; className: string }) {
  return (
    <List className={`grid gap-x-10 gap-y-8 ${className}`}>
      {points.map((point) => (
        <li key={point.title} className="border-t-2 border-ink pt-4">
          <Point {...point} />
        </li>
      ))}
    </List>
  );
}

function Point({ title, text }: Pick<Item, "title" | "text">) {
  return (
    <>
      <h4 className="display text-h4">{title}</h4>
      <div className="prose pt-2">
        <Markdown text={text} />
      </div>
    </>
  );
}
