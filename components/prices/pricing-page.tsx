import { ProductJsonLd } from "@/components/metadata/json-ld";
import { EndTicket } from "@/components/page/end-ticket";
import { StartPlan } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { getContent, linkToService } from "@/site/content";
import { saleOfList } from "@/site/sale";
import type { PricingCategory } from "@/site/schema/prices";
import { Assurances, Billing, PlanNotes } from "./below-plans";
import { BreakEven } from "./break-even";
import { ComingPlans } from "./coming-plans";
import { PlanCards } from "./plan-cards";
import { PricePoster } from "./price-poster";

type Props = { category: PricingCategory; path: string };

/** A category's plans below the tabs; /pricing shows those of flyers too. */
export function PricingPage({ category, path }: Props) {
  const sale = saleOfList(category);
  const { service, isSold, ink, list } = sale;
  const { coming, ...next } = getContent().nextSteps.pricing;
  return (
    <PageLayout path={path} ink={ink} endsInTicket mobileCta={<StartPlan category={category} />}>
      <PricePoster sale={sale}>
        {isSold ? (
          <>
            <PlanCards category={category} isPage />
            <PlanNotes category={category} />
          </>
        ) : (
          <ComingPlans category={category} isPage />
        )}
        {isSold && service && (
          <ProductJsonLd
            service={service}
            path={linkToService(service)?.replace(/#.*/, "") ?? path}
          />
        )}
      </PricePoster>
      {isSold && (category === "flyer" || category === "coupon") && (
        <BreakEven category={category} />
      )}
      <Assurances isLive={isSold} />
      {isSold && <Billing category={category} />}
      <EndTicket
        {...next}
        heading={isSold ? next.heading : coming}
        ink={ink}
        drawing={list.drawing}
      />
    </PageLayout>
  );
}
