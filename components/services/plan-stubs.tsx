import { comingSoon, ListedPrice, Price } from "@/components/prices/price";
import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { Ticket } from "@/components/ui/ticket";
import { getContent, hrefOf, pricesOf, pricesPath, statusOf } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { hasPricingPage, type Plan, pricingPath } from "@/site/schema/prices";
import type { Service, ServicePage } from "@/site/schema/service";

type Stub = Plan & {
  path: string;
  /** The ink of a run that belongs to another service. */
  ink?: Ink;
  /** Whether that service cannot be bought yet. */
  isComing?: boolean;
};

/** In rows that they fill, two in a row on phones. */
const rows = "flex flex-wrap gap-3 *:flex-[1_1_8rem] sm:max-md:*:flex-[1_1_11rem] lg:gap-4";
/** All of the ticket is the link. */
const link =
  "underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card";

type Props = {
  service: Service;
  page: ServicePage;
  /** Their place in the hero: below all else. */
  className?: string;
};

/** A service's plans as stubs, which stand in its hero. */
export function PlanStubs({ service, page, className = "order-last lg:col-span-12" }: Props) {
  const stubs = [...ownPlans(page), ...runsWith(page)].map((stub) => ({
    ...stub,
    isComing: service.status !== "available" || stub.isComing,
  }));
  return (
    <div className={className}>
      <List aria-label="Plans" className={rows}>
        {stubs.map(({ id, label, amount, per, path, ink, isComing }) => (
          <li key={id} className="group @container min-w-0">
            <Ticket
              kind="price"
              ink={ink}
              inner="px-4 py-3 @min-[15rem]:flex items-center justify-between gap-x-3"
              stub={
                <>
                  <a href={path} className={link}>
                    {isComing ? comingSoon : "See plan"}
                    <span className="sr-only">, {label}</span>
                  </a>
                  <Icon name="arrow-right" className="ms-auto size-5" />
                </>
              }
              stubInner="flex min-h-12 items-center gap-2 px-4 py-2 leading-[1.2] font-strong"
            >
              <p className="min-w-0 font-strong">
                {label}{" "}
                {(isComing || per) && (
                  <span className="block pt-1 text-fine font-[420] text-muted">
                    {isComing ? <ListedPrice amount={amount} /> : per}
                  </span>
                )}
              </p>
              {!isComing && <Price amount={amount} className="text-[clamp(2rem,18cqi,3.125rem)]" />}
            </Ticket>
          </li>
        ))}
      </List>
    </div>
  );
}

/** The least for which a service can be had, in dollars: what comes with a run costs no less than the run. */
export function lowestAmount(page: ServicePage): number {
  const runs = runsWith(page);
  const live = runs.filter(({ isComing }) => !isComing);
  const [plans = []] = [live, runs, ownPlans(page)].filter(({ length }) => length > 0);
  return Math.min(...plans.map(({ amount }) => amount));
}

function ownPlans(page: ServicePage): Stub[] {
  const hasPage = hasPricingPage(page.pricing);
  return (pricesOf(page)?.plans ?? []).map((plan) => ({
    ...plan,
    path: hrefOf(`${pricesPath(page)}#${hasPage ? `plan-${plan.id}` : "extras"}`),
  }));
}

/** The runs of other services with which a service comes that has no page of prices. */
function runsWith(page: ServicePage): Stub[] {
  if (hasPricingPage(page.pricing)) return [];
  const { prices, services } = getContent();
  return (["flyer", "coupon"] as const).flatMap((category) => {
    const { tab, plans } = prices.categories[category];
    return plans.slice(0, 1).map((run) => ({
      ...run,
      id: tab,
      label: `${tab}, ${run.label}`,
      path: pricingPath(category),
      ink: services.find(({ page }) => page?.pricing === category)?.ink,
      isComing: statusOf(category) !== "available",
      ...(page.pricing === "included" && { per: "push included" }),
    }));
  });
}
