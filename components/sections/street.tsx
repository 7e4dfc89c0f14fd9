import { InlineDrawing } from "@/components/drawings/drawing";
import type { SectionProps } from "@/components/page/section-props";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";

/** Words above a street of shops across the page, and facts about the shops below it. */
export function StreetSection({
  id,
  heading: Heading,
  eyebrow,
  title,
  lead,
  alt,
  facts,
}: SectionProps<"street">) {
  return (
    <section aria-labelledby={id} className={`overflow-hidden ${inkBackground.sky}`}>
      <div className="px-gutter pt-below-trail">
        <div className="mx-auto grid max-w-page gap-x-10 gap-y-6 pb-10 *:min-w-0 lg:grid-cols-12 lg:items-end">
          <Heading id={id} className="text-h1 lg:col-span-6">
            <HeadingEyebrow className="pb-4">{eyebrow}</HeadingEyebrow>
            {title}
          </Heading>
          <p className="text-lead lg:col-span-6">{lead}</p>
        </div>
      </div>
      {/* Phones show its middle, the sign between paper and phones; the carousel has all shops. */}
      <InlineDrawing
        name="street"
        alt={alt}
        preserveAspectRatio="xMidYMax slice"
        className="aspect-auto! h-64 w-full md:h-auto"
      />
      <div className="bg-press px-gutter py-5 text-white">
        <List className="mx-auto flex max-w-page flex-wrap justify-between gap-x-8 gap-y-1 display text-body">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </List>
      </div>
    </section>
  );
}
