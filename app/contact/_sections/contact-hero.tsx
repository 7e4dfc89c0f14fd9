import { Scene } from "@/components/drawings/scene";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { getContent } from "@/site/content";

/** The head of the page, low enough for the form's first field to be on the first screen. */
export function ContactHero() {
  const { hero, alt } = getContent().contact;
  return (
    <section className="torn-edge -mb-5 overflow-hidden bg-rose px-gutter pt-12 pb-18 on-ink">
      <div className="mx-auto grid max-w-page grid-cols-[1fr_auto] items-center gap-x-3 md:grid-cols-12 md:gap-x-10 *:min-w-0">
        <h1 className="self-end text-h3 md:col-span-9 md:text-h2">
          <HeadingEyebrow className="pb-3">{hero.eyebrow}</HeadingEyebrow>
          {hero.title}
        </h1>
        <Scene name="letter-box" alt={alt} className="w-30 md:col-span-3 md:row-span-2 md:w-full" />
        <p className="col-span-full max-w-[44rem] self-start pt-4 text-balance md:col-span-9">
          {hero.lead}
        </p>
      </div>
    </section>
  );
}
