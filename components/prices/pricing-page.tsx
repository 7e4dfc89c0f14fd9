import { EndTicket } from "@/components/end-ticket/end-ticket";
import { ProductJsonLd } from "@/components/metadata/json-ld";
import { StartPlan } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { getContent, linkToService } from "@/site/content";
import { saleOfList } from "@/site/sale";
import { hasRuns, type PriceListName } from "@/site/schema/prices";
import { Assurances, Billing, PlanNotes } from "./below-plans";
import { BreakEven } from "./break-even";
import { ComingPlans } from "./coming-plans";
import { PlanCards } from "./plan-cards";
import { PricePoster } from "./price-poster";

type Props = { list: PriceListName; path: string };

/** A price list's plans below the tabs; /pricing shows those of flyers too. */
export function PricingPage({ list, path }: Props) {
  const sale = saleOfList(list);
  const { service, isSold, ink } = sale;
  const { coming, ...next } = getContent().nextSteps.pricing;
  return (
    <PageLayout path={path} ink={ink} endsInTicket mobileCta={<StartPlan list={list} />}>
      <PricePoster sale={sale}>
        {isSold ? (
          <>
            <PlanCards list={list} isPage />
            <PlanNotes list={list} />
          </>
        ) : (
          <ComingPlans list={list} isPage />
        )}
        {isSold && service && (
          <ProductJsonLd
            service={service}
            path={linkToService(service)?.replace(/#.*/, "") ?? path}
          />
        )}
      </PricePoster>
      {isSold && hasRuns(list) && <BreakEven list={list} />}
      <Assurances isLive={isSold} />
      {isSold && <Billing list={list} />}
      <EndTicket
        {...next}
        heading={isSold ? next.heading : coming}
        ink={ink}
        drawing={sale.list.drawing}
      />
    </PageLayout>
  );
}
