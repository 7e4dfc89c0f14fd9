import type { SectionProps } from "@/components/page/section-props";
import { ComingPlans } from "@/components/prices/coming-plans";
import { PlanCards } from "@/components/prices/plan-cards";
import { CurrencyNote } from "@/components/prices/price";
import { Band, BandHead } from "@/components/ui/band";
import { getContent, statusOf } from "@/site/content";

/** The cards of a price list. */
export function Plans({ id, prices, title }: SectionProps<"plans">) {
  const isLive = statusOf(prices) === "available";
  return (
    <Band aria-labelledby={id}>
      <BandHead
        id={id}
        heading={title}
        lead={isLive ? undefined : getContent().prices.categories[prices].lead}
      />
      {isLive ? (
        <>
          <PlanCards category={prices} />
          <CurrencyNote className="pt-4" />
        </>
      ) : (
        <ComingPlans category={prices} />
      )}
    </Band>
  );
}
