import { buttonColors } from "@/components/ui/button-link";
import { getContent, hasPage, hrefOf, type Service, statusOf } from "@/site/content";
import { priceOf } from "@/site/money";
import { type PricingCategory, pricingCategories, pricingPath } from "@/site/schema/prices";
import { DeviceLink } from "./device-link";
import { lowestAmount } from "./service-plans";

const look = `action ${buttonColors.primary}`;

/** The filled button between the floating buttons on phones: the first prices that can be paid today. */
export function SeePrices() {
  const category = pricingCategories.find((each) => statusOf(each) === "available");
  return category ? <ToPrices path={pricingPath(category)} /> : <AskAboutLaunch />;
}

function ToPrices({ path }: { path: string }) {
  return (
    <a href={path} className={look}>
      See prices
    </a>
  );
}

/** Beside the button, where there is room. */
function Amount({ amount, note }: { amount: number; note: string | undefined }) {
  return (
    <p className="action-note">
      <strong>{priceOf(amount)}</strong> {note}
    </p>
  );
}

/** On pages of prices: the button of the plan that most should choose, to the registration. */
export function StartPlan({ category }: { category: PricingCategory }) {
  const { plans, usual } = getContent().prices.categories[category];
  const plan = plans.find(({ id }) => id === usual) ?? plans[0];
  if (!plan) return null;
  return (
    <>
      <Amount amount={plan.amount} note={plan.per} />
      <a href={hrefOf("@register")} className={look}>
        {`Start ${plan.amount === 0 ? "free" : plan.label}`}
      </a>
    </>
  );
}

/** For shoppers, who pay nothing. */
export function GetTheApp() {
  return <DeviceLink className={look}>Get the app</DeviceLink>;
}

/** On a page about a service: its prices, or a way to ask. */
export function ServiceCta({ service }: { service: Service | undefined }) {
  if (!hasPage(service)) return <SeePrices />;
  if (service.status !== "available") return <AskAboutLaunch />;
  const from = lowestAmount(service.page);
  return (
    <>
      {from > 0 && <Amount amount={from} note="and up" />}
      <ToPrices path={pricingPath(service.page.pricing)} />
    </>
  );
}

/** Where nothing can be bought yet. */
export function AskAboutLaunch() {
  return (
    <a href="/contact" className={look}>
      Ask about launch
    </a>
  );
}

/** On the page of the offer, until its last day. */
export function Subscribe() {
  return <DeviceLink className={look}>{getContent().offer.link}</DeviceLink>;
}
