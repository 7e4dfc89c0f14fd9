import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { priceOf } from "@/site/money";
import { saleOf, saleOfPrices } from "@/site/sale";
import type { Ink } from "@/site/schema/fields";
import { type PricingCategory, pricingCategories } from "@/site/schema/prices";

type Strip = { name: string; amount: number; path: string };

/** The strip that is gone hung behind as many. */
const beforeGap = 3;

/** Prices to tear off, as on a notice board: each strip leads to where it is sold. */
export function PriceStrips({ strips, ink }: { strips: Strip[]; ink: Ink }) {
  return (
    <div className="price-strips">
      <List aria-label="Prices">
        {strips.map(({ name, amount, path }, index) => (
          <li key={name} className={index === beforeGap ? "on-halftone" : undefined}>
            <a href={path} className={inkBackground[ink]}>
              <span className="font-display">{name}</span>{" "}
              <span className="font-price">{priceOf(amount)}</span>
            </a>
            {index + 1 === beforeGap && <span className={`torn-off ${inkBackground[ink]}`} />}
          </li>
        ))}
      </List>
    </div>
  );
}

/** The first plan of each list that is sold, what is sold by the push, and the last plan of each. */
export function stripsOf(): Strip[] {
  const { services } = getContent();
  const sold = pricingCategories.filter((list) => saleOfPrices(list).isSold);
  const pushes = services
    .filter(({ pricing }) => pricing === "push-radius")
    .flatMap((service) => saleOf(service) ?? [])
    .filter(({ isSold }) => isSold)
    .flatMap(({ plans }) => plans.map((plan) => ({ ...plan, name: `${plan.label}, a push` })));
  const strips = [
    ...sold.map((list) => planStrip(list, 0)),
    ...pushes,
    ...sold.map((list) => planStrip(list, -1)),
  ].filter((strip) => strip !== undefined);
  // The only plan of a list is its first and its last.
  return [...new Map(strips.map((strip) => [strip.path, strip])).values()];
}

/** @param at the place of a plan in its list, as of an array's `at` */
function planStrip(list: PricingCategory, at: number): Strip | undefined {
  const plan = saleOfPrices(list).plans.at(at);
  const { tab } = getContent().prices.categories[list];
  // A run's label is all that it is sold by; others are paid for again and again.
  const unit = plan && [plan.label, plan.days ? undefined : plan.per].filter(Boolean).join(" ");
  return plan && { name: `${tab}, ${unit}`, amount: plan.amount, path: plan.path };
}
