import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { priceOf } from "@/site/money";
import { type ListSale, saleOf, salesOfLists } from "@/site/sale";
import type { Ink } from "@/site/schema/fields";

type Strip = { name: string; amount: number; path: string };

/** The number of strips in front of the gap, where one has been torn off. */
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

/**
 * The strips: the first plan of each list that is sold, what is sold by the push, and the last plan
 * of each list.
 */
export function stripsOf(): Strip[] {
  const lists = salesOfLists().filter(({ isSold }) => isSold);
  const pushes = getContent()
    .services.flatMap((service) => saleOf(service) ?? [])
    .filter(({ isSold, list }) => isSold && !list)
    .flatMap(({ plans }) => plans.map((plan) => ({ ...plan, name: `${plan.label}, a push` })));
  const strips = [
    ...lists.flatMap((sale) => planStrips(sale, 0)),
    ...pushes,
    ...lists.flatMap((sale) => planStrips(sale, -1)),
  ];
  // The only plan of a list is its first and its last.
  return [...new Map(strips.map((strip) => [strip.path, strip])).values()];
}

/** @param at the place of a plan in its list, as of an array's `at` */
function planStrips({ list, plans }: ListSale, at: number): Strip[] {
  return plans
    .slice(at)
    .slice(0, 1)
    .map(({ label, days, per, amount, path }) => {
      // A run's days are all that it is sold by; others are paid for again and again.
      const unit = days || !per ? label : `${label} ${per}`;
      return { name: `${list.tab}, ${unit}`, amount, path };
    });
}
