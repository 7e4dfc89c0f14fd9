import { type Content, getContent, type Service } from "./content.ts";
import type { Ink } from "./schema/fields.ts";
import {
  type Extra,
  headingOf,
  isPriceList,
  type Plan,
  type PriceListName,
  planAnchor,
  priceListNames,
  pricingPath,
  runListName,
} from "./schema/prices.ts";
import type { Section } from "./schema/sections.ts";
import { isAvailable, type Status, serviceOfPrices } from "./schema/service.ts";

/**
 * What is sold. Whether a service or a plan can be bought, from which amount and where is computed here
 * alone: sections, cards, the bar on phones, JSON-LD, llms.txt and the pages of prices ask for a `Sale`.
 */

/** A price list: its name and the words of its page. */
type PriceList = Omit<Content["prices"]["categories"][PriceListName], "plans"> & {
  id: PriceListName;
};

/** A plan, and where it stands. */
export type PlanOnSale = Plan & {
  /** Its size, of storage. */
  megabytes?: number;
  /** The heading of its card: "7-day flyer". */
  heading: string;
  features: readonly string[];
  /** Whether it is the plan that most should choose. */
  isUsual: boolean;
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
  /** The words of its own price list; undefined for an extra of others. */
  list: PriceList | undefined;
  /** The plans of its own price list; none where the runs of others include it. */
  plans: PlanOnSale[];
  /** The cheapest run of each list with which it comes. */
  runs: PlanOnSale[];
  /** The plan of the least amount for which it can be had. */
  least: PlanOnSale;
  /** Its prices, or a way to ask. */
  action: { label: string; to: string };
  /** Address of the maker on its page; undefined where it has none, or cannot be bought. */
  maker: string | undefined;
};
/** What is sold on a price list. */
export type ListSale = Sale & { list: PriceList };

/** The action of what cannot be bought yet. */
const askAboutLaunch = { label: "Ask about launch", to: "/contact" };

/** What is sold of a service; undefined where it has no prices. */
export function saleOf(service: Service | undefined): Sale | undefined {
  if (!service?.pricing) return undefined;
  const { pricing } = service;
  return isPriceList(pricing) ? saleOfList(pricing, service) : saleOfExtra(pricing, service);
}

/**
 * What is sold on a price list.
 * @param service that has the list: unless given, the first that can be had, if any
 */
export function saleOfList(
  list: PriceListName,
  service = serviceOfPrices(getContent().services, list),
): ListSale {
  const { plans, ...entry } = getContent().prices.categories[list];
  const words = { id: list, ...entry };
  const path = pricingPath(list);
  const common = commonOf(service, service?.status ?? "coming-soon", path);
  const onSale = plans.map(
    (plan): PlanOnSale => ({
      ...common.plan,
      features: words.features,
      ...plan,
      heading: headingOf(words.card, plan),
      isUsual: plan.id === words.usual,
      path: `${path}#${planAnchor(plan)}`,
    }),
  );
  return { ...common.sale, list: words, plans: onSale, runs: [], least: cheapest(onSale) };
}

/** What is sold on each price list, in the order of the tabs. */
export function salesOfLists(): ListSale[] {
  return priceListNames.map((list) => saleOfList(list));
}

/** What is sold of a service that comes with the runs of flyers and coupons: it waits for these. */
function saleOfExtra(extra: Extra, service: Service): Sale {
  const carrying = runListName.options.map((list) => saleOfList(list));
  const first = carrying.find(({ isSold }) => isSold);
  const waits = isAvailable(service.status) && !first;
  const path = pricingPath(first?.list.id ?? "flyer");
  const common = commonOf(service, waits ? "coming-soon" : service.status, path);
  const { isSold } = common.sale;
  const own = extra === "included" ? [] : getContent().prices.categories[extra].plans;
  const plans = own.map(
    (plan): PlanOnSale => ({
      ...common.plan,
      ...plan,
      heading: plan.label,
      path: isSold ? `${path}#extras` : path,
    }),
  );
  const runs = carrying.map(({ list: { tab }, least }) => {
    const per = extra === "included" && isSold ? "push included" : least.per;
    return { ...least, id: tab, label: `${tab}, ${least.label}`, per };
  });
  const sold = runs.filter((run) => run.isSold);
  return {
    ...common.sale,
    list: undefined,
    plans,
    runs,
    least: cheapest(sold.length > 0 ? sold : runs),
  };
}

/** What every sale says, and each of its plans. */
function commonOf(service: Service | undefined, status: Status, path: string) {
  const isSold = isAvailable(status);
  const ink: Ink = service?.ink ?? "stone";
  const stamp = status === "beta" ? "IN BETA" : "COMING SOON";
  const action = isSold ? { label: "See prices", to: path } : askAboutLaunch;
  const maker = isSold ? makerOf(service) : undefined;
  return {
    sale: { service, status, isSold, ink, action, maker },
    plan: { features: [], isUsual: false, ink, isSold, stamp },
  };
}

function cheapest(plans: PlanOnSale[]): PlanOnSale {
  return plans.reduce((least, plan) => (plan.amount < least.amount ? plan : least));
}

function makerOf(service: Service | undefined): string | undefined {
  const maker = service?.page?.sections.find((each) => each.section === "maker");
  return maker?.anchor && `${service?.page?.path}#${maker.anchor}`;
}

/** The status of a service as visitors see it. */
export function statusOf(service: Service): Status {
  return saleOf(service)?.status ?? service.status;
}

/** Whether a section is on its page: a maker of what cannot be bought is not. */
export function isThere(section: Section): boolean {
  return section.section !== "maker" || saleOfList(section.makes).isSold;
}
