import { Markdown } from "@/components/articles/markdown";
import { drawingAddress } from "@/components/pictures/drawing-address";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Band } from "@/components/ui/band";
import { getContent } from "@/site/content";
import type { PricingCategory } from "@/site/schema/prices";
import "./billing.css";

/** How billing works, as far as a category's plans don't say it, and by which cards. */
export function Billing({ category }: { category: PricingCategory }) {
  const { heading, lead, items } = getContent().billing;
  const { cards } = getContent().navigation.secondFooter;
  const shown = items.filter(({ on }) => on?.includes(category) ?? true);
  return (
    <Band id="billing" aria-labelledby="_billing-heading">
      <h2 id="_billing-heading" className="text-h2">
        {heading}
      </h2>
      <p className="pt-4 text-lead text-muted">{lead}</p>
      <dl className="billing *:min-w-0">
        {shown.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-ink pt-3">
            <dt className="font-strong">{title}</dt>
            <dd className="prose pt-1">
              <Markdown text={text} />
            </dd>
          </div>
        ))}
        <div className="billing-cards border-t-2 border-ink pt-3">
          <dt className="font-strong">Accepted cards</dt>
          <dd className="max-sm:pt-3">
            <picture>
              <source
                media="(width > 768px)"
                srcSet={drawingAddress("cards-in-a-row")}
                width={627}
                height={64}
              />
              <DrawingPicture name="cards" alt={cards.join(", ")} className="max-w-full bg-paper" />
            </picture>
          </dd>
        </div>
      </dl>
    </Band>
  );
}
