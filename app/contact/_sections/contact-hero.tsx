import { Scene } from "@/components/drawings/scene";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { getContent } from "@/site/content";

/** The head of the page, low enough for the form's first field to be on the first screen. */
export function ContactHero() {
  const { hero, alt } = getContent().contact;
  return (
    <section className="torn-edge -mb-5 overflow-hidden bg-rose px-gutter pt-12 pb-18 on-ink">
      <div className="mx-auto grid max-w-page items-center gap-x-10 md:grid-cols-12">
        <div className="min-w-0 md:col-span-9">
          <h1 className="text-h3 md:text-h2">
            <HeadingEyebrow className="pb-3">{hero.eyebrow}</HeadingEyebrow>
            {hero.title}
          </h1>
          <p className="max-w-[44rem] pt-4 text-balance">{hero.lead}</p>
        </div>
        <Scene name="letter-box" alt={alt} className="w-full max-md:hidden md:col-span-3" />
      </div>
    </section>
  );
}
