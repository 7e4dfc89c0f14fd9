import type { SectionProps } from "@/components/page/section-props";
import { ComingPlans } from "@/components/prices/coming-plans";
import { CurrencyNote } from "@/components/prices/currency-note";
import { PlanCards } from "@/components/prices/plan-cards";
import { Band } from "@/components/ui/band";
import { getContent, statusOf } from "@/site/content";

/** The cards of a price list. */
export function Plans({ id, prices, title }: SectionProps<"plans">) {
  const { ink } = getContent().prices.categories[prices];
  return (
    <Band aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {statusOf(prices) === "available" ? (
        <>
          <PlanCards category={prices} heading="h3" />
          <CurrencyNote className="pt-4" />
        </>
      ) : (
        <ComingPlans category={prices} ink={ink} />
      )}
    </Band>
  );
}
