import { content } from "@/compiler/published";
import { Icon } from "@/components/ui/icon";
import { stampLook, wordByLine } from "@/components/ui/stamp";
import type { PricingCategory } from "@/content/schema/pricing";
import { CurrencyNote } from "./currency-note";
import { Markdown } from "./markdown";

/** What a category's plans share, once below them: features, note, currency, guarantee. */
export function PlanNotes({ category }: { category: PricingCategory }) {
  const { features } = content.prices.categories[category];
  const { shared, note } = content.pricingPage.categories[category];
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-8 pt-6 *:min-w-0">
      <div className="flex flex-[0_1_28rem] flex-wrap items-center gap-6 lg:order-last">
        <GuaranteeStamp />
        <div className="min-w-0 flex-[1_1_10rem]">
          <div className="prose">
            <Markdown text={note} />
          </div>
          <CurrencyNote className="pt-2" />
        </div>
      </div>
      <div className="flex-[1_1_24rem] border-y-2 border-ink py-5">
        {shared && <h2 className="pb-3 text-body font-[650]">{shared}</h2>}
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Icon name="check" className="mt-1 size-4.5" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The guarantee's name as a rubber stamp; it leads to the guarantee's words below. */
function GuaranteeStamp() {
  return (
    <a
      href="#guarantee"
      className={`${stampLook} size-34 shrink-0 border-4 border-ok text-[.9375rem] text-ok outline-offset-4 hover:rotate-0 motion-safe:transition-transform motion-safe:duration-hover`}
    >
      {wordByLine(content.pricingPage.guarantee.heading)}
    </a>
  );
}
