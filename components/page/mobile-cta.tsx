import { buttonColors } from "@/components/ui/button-link";
import { getContent, type Service } from "@/site/content";
import { hrefOf } from "@/site/links";
import { priceOf } from "@/site/money";
import { saleOf, saleOfList, salesOfLists } from "@/site/sale";
import type { PriceListName } from "@/site/schema/prices";
import { DeviceLink } from "./device-link";

const look = `action ${buttonColors.primary}`;

/** The filled button between the floating buttons on phones: the first prices that can be paid today. */
export function SeePrices() {
  const sales = salesOfLists();
  const { action } = sales.find(({ isSold }) => isSold) ?? sales[0] ?? {};
  return action && <ActionLink {...action} />;
}

/** @param note what it costs */
function ActionLink({ label, to, note }: { label: string; to: string; note?: string | undefined }) {
  return (
    <a href={to} className={look}>
      {label} {note && <small>{note}</small>}
    </a>
  );
}

/** The button of a pricing page: to the plan that most should choose, or to ask. */
export function StartPlan({ list }: { list: PriceListName }) {
  const { isSold, action, plans } = saleOfList(list);
  const plan = plans.find(({ isUsual }) => isUsual) ?? plans[0];
  if (!isSold || !plan) return <ActionLink {...action} />;
  return (
    <ActionLink
      label={`Start ${plan.amount === 0 ? "free" : plan.label}`}
      to={hrefOf("@register")}
      note={plan.amount > 0 ? [priceOf(plan.amount), plan.per].filter(Boolean).join(" ") : plan.per}
    />
  );
}

/** The button for shoppers, who pay nothing: to their store. */
export function GetTheApp() {
  return <DeviceLink className={look}>Get the app</DeviceLink>;
}

/** The button of a page about a service: to its prices, or to ask. */
export function ServiceCta({ service }: { service: Service | undefined }) {
  const sale = saleOf(service);
  if (!sale) return <SeePrices />;
  const { isSold, least, action } = sale;
  const note = isSold && least.amount > 0 ? `${priceOf(least.amount)} and up` : undefined;
  return <ActionLink {...action} note={note} />;
}

/** The button of the offer's page, until its last day. */
export function Subscribe() {
  return <DeviceLink className={look}>{getContent().offer.link}</DeviceLink>;
}
