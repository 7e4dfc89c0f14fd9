import { buttonColors } from "@/components/ui/button-link";
import { getContent, type Service } from "@/site/content";
import { hrefOf } from "@/site/links";
import { priceOf } from "@/site/money";
import { saleOf, saleOfPrices } from "@/site/sale";
import { type PricingCategory, pricingCategories } from "@/site/schema/prices";
import { DeviceLink } from "./device-link";

const look = `action ${buttonColors.primary}`;

/** The filled button between the floating buttons on phones: the first prices that can be paid today. */
export function SeePrices() {
  const sales = pricingCategories.map(saleOfPrices);
  const { action } = sales.find(({ isSold }) => isSold) ?? sales[0] ?? {};
  return action && <ActionLink {...action} />;
}

function ActionLink({ label, to }: { label: string; to: string }) {
  return (
    <a href={to} className={look}>
      {label}
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

/** On pages of prices: the button of the plan that most should choose, to the registration; or a way to ask. */
export function StartPlan({ category }: { category: PricingCategory }) {
  const { isSold, action } = saleOfPrices(category);
  const { plans, usual } = getContent().prices.categories[category];
  const plan = plans.find(({ id }) => id === usual) ?? plans[0];
  if (!isSold || !plan) return <ActionLink {...action} />;
  return (
    <>
      <Amount amount={plan.amount} note={plan.per} />
      <ActionLink
        label={`Start ${plan.amount === 0 ? "free" : plan.label}`}
        to={hrefOf("@register")}
      />
    </>
  );
}

/** For shoppers, who pay nothing. */
export function GetTheApp() {
  return <DeviceLink className={look}>Get the app</DeviceLink>;
}

/** On a page about a service: its prices, or a way to ask. */
export function ServiceCta({ service }: { service: Service | undefined }) {
  const sale = saleOf(service);
  if (!sale) return <SeePrices />;
  const { isSold, from, action } = sale;
  return (
    <>
      {isSold && from > 0 && <Amount amount={from} note="and up" />}
      <ActionLink {...action} />
    </>
  );
}

/** On the page of the offer, until its last day. */
export function Subscribe() {
  return <DeviceLink className={look}>{getContent().offer.link}</DeviceLink>;
}
