import { getContent, hrefOf, pricesOf, serviceOfPrices, statusOf } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { hasPricingPage, type Plan, pricingPath } from "@/site/schema/prices";
import type { ServicePage, Status } from "@/site/schema/service";

/** A plan, and the address where it is sold. */
type SoldPlan = Plan & {
  path: string;
  /** The ink of a run that belongs to another service. */
  ink?: Ink | undefined;
  /** Of that service. */
  status?: Status;
};

/** The least for which a service can be had, in dollars: what comes with a run costs no less than the run. */
export function lowestAmount(page: ServicePage): number {
  const runs = runsWith(page);
  const live = runs.filter(({ status }) => status === "available");
  const [plans = []] = [live, runs, ownPlans(page)].filter(({ length }) => length > 0);
  return Math.min(...plans.map(({ amount }) => amount));
}

/** The plans of a service's own price list. */
export function ownPlans(page: ServicePage): SoldPlan[] {
  const hasPage = hasPricingPage(page.pricing);
  return (pricesOf(page)?.plans ?? []).map((plan) => ({
    ...plan,
    path: hrefOf(`${pricingPath(page.pricing)}#${hasPage ? `plan-${plan.id}` : "extras"}`),
  }));
}

/** The runs of other services with which a service comes that has no page of prices. */
export function runsWith(page: ServicePage): SoldPlan[] {
  if (hasPricingPage(page.pricing)) return [];
  const { prices } = getContent();
  return (["flyer", "coupon"] as const).flatMap((category) => {
    const { tab, plans } = prices.categories[category];
    return plans.slice(0, 1).map((run) => ({
      ...run,
      id: tab,
      label: `${tab}, ${run.label}`,
      path: pricingPath(category),
      ink: serviceOfPrices(category)?.ink,
      status: statusOf(category),
      ...(page.pricing === "included" && { per: "push included" }),
    }));
  });
}
