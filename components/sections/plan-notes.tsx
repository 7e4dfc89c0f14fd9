import { content } from "@/compiler/published";
import { stampLook, wordByLine } from "@/components/ui/stamp";
import type { PricingCategory } from "@/content/schema/pricing";
import { CurrencyNote } from "./currency-note";
import { Markdown } from "./markdown";

/** What holds of all plans, once below them: guarantee, note, currency. */
export function PlanNotes({ category }: { category: PricingCategory }) {
  return (
    <div className="flex flex-wrap items-center gap-6 pt-6">
      <GuaranteeStamp />
      <div className="min-w-0 flex-[1_1_10rem]">
        <div className="prose">
          <Markdown text={content.pricingPage.categories[category].note} />
        </div>
        <CurrencyNote className="pt-2" />
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
