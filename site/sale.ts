import { getContent, type Service } from "./content.ts";
import type { Ink } from "./schema/fields.ts";
import {
  hasPricingPage,
  type Plan,
  type Pricing,
  type PricingCategory,
  planAnchor,
  pricingPath,
} from "./schema/prices.ts";
import type { Section } from "./schema/sections.ts";
import { isAvailable, type Status, serviceOfPrices } from "./schema/service.ts";

/**
 * What is sold. Whether a service or a plan can be bought, from which amount and where is computed here
 * alone: sections, cards, the bar on phones, JSON-LD, llms.txt and the pages of prices ask for a `Sale`.
 */

/** A plan, and where it stands. */
type SoldPlan = Plan & {
  path: string;
  ink: Ink;
  isSold: boolean;
  /** What its ticket says while it cannot be bought. */
  stamp: string;
};

export type Sale = {
  /** The service that is sold; undefined for a price list that no service has. */
  service: Service | undefined;
  /** "available" only if it can be bought: what comes with a run waits for the runs. */
  status: Status;
  isSold: boolean;
  ink: Ink;
  /** The plans of its own price list; none where the runs of others include it. */
  plans: SoldPlan[];
  /** The first run of each list with which it comes. */
  runs: SoldPlan[];
  /** The least for which it can be had, in dollars; 0 where that is nothing. */
  from: number;
  /** Its prices, or a way to ask. */
  action: { label: string; to: string };
  /** Address of the maker on its page; undefined where it has none, or cannot be bought. */
  maker: string | undefined;
};

/** The action of what cannot be bought yet. */
const askAboutLaunch = { label: "Ask about launch", to: "/contact" };

/** The lists whose runs carry push notifications and Push Radius. */
const runLists = ["flyer", "coupon"] as const satisfies PricingCategory[];

/** What is sold of a service; undefined where it has no prices. */
export function saleOf(service: Service | undefined): Sale | undefined {
  return service?.pricing && saleOn(service.pricing, service);
}

/** What is sold on a price list: by the first service with that list that can be had, if any. */
export function saleOfPrices(list: PricingCategory): Sale {
  return saleOn(list, serviceOfPrices(getContent().services, list));
}

/** The status of a service as visitors see it. */
export function statusOf(service: Service): Status {
  return saleOf(service)?.status ?? service.status;
}

/** Whether a section is on its page: a maker of what cannot be bought is not. */
export function isThere(section: Section): boolean {
  return section.section !== "maker" || saleOfPrices(section.makes).isSold;
}

function saleOn(pricing: Pricing, service: Service | undefined): Sale {
  const carriers = hasPricingPage(pricing) ? [] : runLists.map(saleOfPrices);
  const isCarried = carriers.length === 0 || carriers.some(({ isSold }) => isSold);
  const own = service?.status ?? "coming-soon";
  const status = isAvailable(own) && !isCarried ? "coming-soon" : own;
  const isSold = isAvailable(status);
  const list = runLists.find((_, index) => carriers[index]?.isSold) ?? pricing;
  const common = { ink: service?.ink ?? "stone", isSold, stamp: stampOf(status) } as const;
  const plans = plansOf(pricing).map((plan) => {
    const part = hasPricingPage(pricing) ? planAnchor(plan) : isSold ? "extras" : "";
    return { ...plan, ...common, path: pricingPath(list) + (part && `#${part}`) };
  });
  const runs = carriers.flatMap((sale, index) => {
    const run = sale.plans[0];
    const tab = getContent().prices.categories[runLists[index] ?? "flyer"].tab;
    const per = pricing === "included" && isSold ? "push included" : run?.per;
    return run ? [{ ...run, id: tab, label: `${tab}, ${run.label}`, per }] : [];
  });
  const soldRuns = runs.filter((run) => run.isSold);
  const cheapest = [soldRuns, runs, plans].find(({ length }) => length > 0) ?? [];
  return {
    ...common,
    service,
    status,
    plans,
    runs,
    from: Math.min(...cheapest.map(({ amount }) => amount)),
    action: isSold ? { label: "See prices", to: pricingPath(list) } : askAboutLaunch,
    maker: isSold ? makerOf(service) : undefined,
  };
}

function plansOf(pricing: Pricing): Plan[] {
  return pricing === "included" ? [] : getContent().prices.categories[pricing].plans;
}

function stampOf(status: Status): string {
  return status === "beta" ? "IN BETA" : "COMING SOON";
}

function makerOf(service: Service | undefined): string | undefined {
  const maker = service?.page?.sections.find((each) => each.section === "maker");
  return maker?.anchor && `${service?.page?.path}#${maker.anchor}`;
}
