import { getContent } from "@/site/content";
import type { PricingCategory } from "@/site/schema/pricing";
import { CurrencyNote } from "./currency-note";
import { Markdown } from "./markdown";

/** What holds of all plans, once below them: note and currency. */
export function PlanNotes({ category }: { category: PricingCategory }) {
  return (
    <div className="pt-6">
      <div className="prose">
        <Markdown text={getContent().pricingPage.categories[category].note} />
      </div>
      <CurrencyNote className="pt-2" />
    </div>
  );
}
