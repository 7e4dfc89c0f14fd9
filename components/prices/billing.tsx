import { Markdown } from "@/components/articles/markdown";
import { drawingAddress } from "@/components/pictures/drawing-address";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Band, BandHead } from "@/components/ui/band";
import { getContent } from "@/site/content";
import type { PricingCategory } from "@/site/schema/prices";

/** How billing works, as far as a category's plans don't say it, and by which cards. */
export function Billing({ category }: { category: PricingCategory }) {
  const { heading, lead, items } = getContent().billing;
  const { cards } = getContent().navigation.secondFooter;
  const shown = items.filter(({ on }) => on?.includes(category) ?? true);
  return (
    <Band id="billing" aria-labelledby="_billing-heading">
      <BandHead id="_billing-heading" heading={heading} lead={lead} />
      <dl className="flex flex-wrap gap-x-10 gap-y-6 *:flex-[1_1_13rem]">
        {shown.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-ink pt-3">
            <dt className="font-strong">{title}</dt>
            <dd className="prose pt-1">
              <Markdown text={text} />
            </dd>
          </div>
        ))}
        <div className="basis-full! flex-wrap items-center justify-between gap-x-10 gap-y-3 border-t-2 border-ink pt-3 sm:flex">
          <dt className="font-strong">Accepted cards</dt>
          <dd className="max-sm:pt-3">
            <picture>
              <source
                media="(width > 768px)"
                srcSet={drawingAddress("cards-in-a-row")}
                width={627}
                height={64}
              />
              <DrawingPicture
                name="cards"
                alt={cards.join(", ")}
                className="max-w-full bg-paper max-sm:w-full"
              />
            </picture>
          </dd>
        </div>
      </dl>
    </Band>
  );
}
