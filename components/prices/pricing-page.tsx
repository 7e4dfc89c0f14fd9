import { ProductJsonLd } from "@/components/metadata/json-ld";
import { EndTicket } from "@/components/page/end-ticket";
import { StartPlan } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { pill } from "@/components/page/status-label";
import { ButtonLink, tabLook } from "@/components/ui/button-link";
import { List } from "@/components/ui/list";
import { getContent, linkToService, type Service } from "@/site/content";
import { saleOfList, salesOfLists } from "@/site/sale";
import { type PricingCategory, pricingPath } from "@/site/schema/prices";
import { Assurances, Billing, PlanNotes } from "./below-plans";
import { BreakEven } from "./break-even";
import { ComingPlans } from "./coming-plans";
import { PlanCards } from "./plan-cards";

type Props = { category: PricingCategory; path: string };

/** A category's plans below the tabs; /pricing shows those of flyers too. */
export function PricingPage({ category, path }: Props) {
  const { service, isSold, ink, action, list } = saleOfList(category);
  const { drawing, heading, lead } = list;
  const { coming, ...next } = getContent().nextSteps.pricing;
  return (
    <PageLayout path={path} mobileCta={<StartPlan category={category} />}>
      {isSold && service && (
        <ProductJsonLd
          service={service}
          path={linkToService(service)?.replace(/#.*/, "") ?? path}
        />
      )}
      <section className="px-gutter pt-top pb-section">
        <div className="mx-auto max-w-page">
          <h1 className="text-h1 lg:text-title">{heading}</h1>
          <p className="max-w-measure pt-4 text-lead text-muted">
            {lead} {service && <AboutLink service={service} />}
          </p>
          {/* On phones, the bar has it. */}
          {!isSold && (
            <ButtonLink href={action.to} className="mt-5 mb-2 max-md:hidden">
              {action.label}
            </ButtonLink>
          )}
          <Tabs current={category} />
          <div className="pt-8 sm:pt-10">
            {isSold ? (
              <>
                <PlanCards category={category} isPage />
                <PlanNotes category={category} />
              </>
            ) : (
              <ComingPlans category={category} isPage />
            )}
          </div>
        </div>
      </section>
      {isSold && (category === "flyer" || category === "coupon") && (
        <BreakEven category={category} />
      )}
      <Assurances isLive={isSold} />
      {isSold && <Billing category={category} />}
      <EndTicket {...next} heading={isSold ? next.heading : coming} ink={ink} drawing={drawing} />
    </PageLayout>
  );
}

/** Leads to the page of the service that is priced here, if it has one. */
function AboutLink({ service }: { service: Service }) {
  const to = linkToService(service);
  if (!to) return null;
  return (
    <a href={to} className="text-link underline underline-offset-4">
      {`See ${service.name}`}
    </a>
  );
}

/** Links to the categories' own addresses, so each has its own title and works without scripts. */
function Tabs({ current }: { current: PricingCategory }) {
  return (
    <nav aria-label="Pricing by service" className="pt-6">
      <List className="flex flex-wrap gap-1.5 sm:gap-2">
        {salesOfLists().map(({ list, isSold, status }) => (
          <li key={list.id} className={`max-sm:grow ${isSold ? "max-sm:basis-[28%]" : ""}`}>
            <a
              href={pricingPath(list.id)}
              aria-current={list.id === current ? "page" : undefined}
              className={`${tabLook} max-sm:justify-center max-sm:px-1! max-sm:text-small`}
            >
              <span>
                {list.tab}{" "}
                {!isSold && (
                  <span className={`ms-0.5 ${pill}`}>{status === "beta" ? "beta" : "soon"}</span>
                )}
              </span>
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
