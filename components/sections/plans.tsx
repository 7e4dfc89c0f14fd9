import type { SectionProps } from "@/components/page/section-props";
import { ComingPlans } from "@/components/prices/coming-plans";
import { PlanCards } from "@/components/prices/plan-cards";
import { CurrencyNote } from "@/components/prices/price";
import { Band, BandHead } from "@/components/ui/band";
import { saleOfList } from "@/site/sale";

/** The cards of a price list. */
export function PlansSection({ id, prices, title, anchor }: SectionProps<"plans">) {
  const { isSold, list } = saleOfList(prices);
  return (
    <Band id={anchor} aria-labelledby={id}>
      <BandHead id={id} heading={title} lead={isSold ? undefined : list.lead} />
      {isSold ? (
        <>
          <PlanCards list={prices} />
          <CurrencyNote className="pt-4" />
        </>
      ) : (
        <ComingPlans list={prices} />
      )}
    </Band>
  );
}
