import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { type Content, getContent, linkToPart, pricesOf, pricesPath } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { hasPricingPage, type Plan, pricingPath } from "@/site/schema/pricing";
import type { Service, ServicePage } from "@/site/schema/service";
import { Price } from "./price";

type Stub = Plan & {
  path: string;
  /** The ink of a run that belongs to another service. */
  ink?: Ink | undefined;
};

type Props = {
  service: Service;
  page: ServicePage;
  words: Pick<Content["products"], "plans" | "plan">;
};

/** A service's plans as stubs, which stand in its hero. */
export function PlanStubs({ service, page, words }: Props) {
  const { pricingPage } = getContent();
  const stubs = [...ownPlans(page), ...runsWith(page)];
  const isComing = service.status !== "available";
  return (
    <section aria-label={words.plans} className="order-last lg:col-span-12">
      {/* On phones a row to swipe. */}
      <List className="flex gap-3 max-sm:-mx-gutter max-sm:snap-x max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:-mt-1 max-sm:px-gutter max-sm:pt-1 max-sm:pb-2 max-sm:*:min-w-36 max-sm:*:grow max-sm:*:snap-start sm:flex-wrap sm:*:min-w-0 sm:*:flex-[1_1_11rem] md:*:flex-[1_1_8rem] lg:gap-4 print:flex-wrap print:overflow-visible">
        {stubs.map(({ id, label, amount, per, path, ink }) => (
          <li key={id} className="group lifted relative @container">
            <div
              className={`ticket flex h-full flex-col rounded-card [--notch-y:calc(100%-3rem-1px)] ${ink ? inkBackground[ink] : "bg-white"}`}
            >
              <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 px-4 py-3 @max-[14rem]:block">
                <p className="min-w-0 flex-[1_1_5rem] font-[650]">
                  {label}{" "}
                  {(isComing || per) && (
                    <span className="block pt-1 text-fine font-[420] text-muted">
                      {isComing ? pricingPage.comingSoon : per}
                    </span>
                  )}
                </p>
                <Price amount={amount} className="text-[clamp(2.25rem,18cqi,3.125rem)]!" />
              </div>
              <p className="mx-4 flex min-h-12 items-center gap-2 border-t-2 border-dashed border-ink/60 font-[650] whitespace-nowrap">
                <a
                  href={path}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
                >
                  {words.plan}
                  <span className="sr-only">, {label}</span>
                </a>
                <Icon name="arrow-right" className="ms-auto size-5" />
              </p>
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}

/** The least for which a service can be had, in dollars: what comes with a run costs no less than the run. */
export function lowestAmount(page: ServicePage): number {
  const runs = runsWith(page);
  const plans = runs.length > 0 ? runs : ownPlans(page);
  return Math.min(...plans.map(({ amount }) => amount));
}

function ownPlans(page: ServicePage): Stub[] {
  const hasPage = hasPricingPage(page.pricing);
  return (pricesOf(page)?.plans ?? []).map((plan) => ({
    ...plan,
    path: linkToPart(pricesPath(page), hasPage ? `plan-${plan.id}` : "extras"),
  }));
}

/** The runs of other services with which a service comes that has no page of prices. */
function runsWith(page: ServicePage): Stub[] {
  if (hasPricingPage(page.pricing)) return [];
  const { prices, products, services } = getContent();
  return (["flyer", "coupon"] as const).flatMap((category) => {
    const { tab, plans } = prices.categories[category];
    return plans.slice(0, 1).map((run) => ({
      ...run,
      id: tab,
      label: `${tab}, ${run.label}`,
      path: pricingPath(category),
      ink: services.find(({ page }) => page?.pricing === category)?.ink,
      ...(page.pricing === "included" && { per: products.included }),
    }));
  });
}
