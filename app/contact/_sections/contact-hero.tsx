import { InlineDrawing } from "@/components/drawings/inline-drawing";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { getContent } from "@/site/content";

/** On phones the picture stands beside the heading; large letters need the whole line. */
const columns = "flex flex-wrap items-center gap-x-3 *:min-w-0 md:grid md:grid-cols-12 md:gap-x-10";

/** The head of the page, low enough for the form's first field to be on the first screen. */
export function ContactHero() {
  const { hero, alt } = getContent().contact;
  return (
    <section className="torn-edge -mb-5 overflow-hidden bg-rose px-gutter pt-12 pb-18 on-ink">
      <div className={`mx-auto max-w-page ${columns}`}>
        <h1 className="text-h3 max-md:flex-[1_1_9rem] md:col-span-9 md:self-end md:text-hero">
          <HeadingEyebrow className="pb-3">{hero.eyebrow}</HeadingEyebrow>
          {hero.title}
        </h1>
        <InlineDrawing
          name="letter-box"
          alt={alt}
          className="w-[120px] md:col-span-3 md:row-span-2 md:w-full"
        />
        <p className="max-w-[44rem] pt-4 text-balance max-md:basis-full md:col-span-9 md:self-start">
          {hero.lead}
        </p>
      </div>
    </section>
  );
}
