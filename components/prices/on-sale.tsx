import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { getContent, statusOf } from "@/site/content";
import { pricingCategories, pricingPath } from "@/site/schema/prices";
import { CurrencyNote } from "./currency-note";
import { Price } from "./price";

const row =
  "group flex min-h-14 flex-wrap items-center gap-x-3 rounded-card px-4 py-1 hover:underline";

/** What can be bought today, beside plans that cannot: each category's first price, to its page. */
export function OnSale() {
  const { prices } = getContent();
  const live = pricingCategories.filter((category) => statusOf(category) === "available");
  if (live.length === 0) return null;
  return (
    <section aria-labelledby="_on-sale">
      <h2 id="_on-sale" className="text-h4">
        On sale today
      </h2>
      <List className="grid gap-2 pt-4">
        {live.map((category) => {
          const { tab, ink, plans } = prices.categories[category];
          const [first] = plans;
          return (
            <li key={category}>
              <a href={pricingPath(category)} className={`${row} ${inkBackground[ink]}`}>
                <span className="min-w-[5.5rem] font-strong">{tab}</span>{" "}
                <span className="grow text-small">{first?.label}</span>{" "}
                <Price amount={first?.amount ?? 0} className="text-[1.75rem]" />
                <Icon name="arrow-right" className="size-5" />
              </a>
            </li>
          );
        })}
      </List>
      <CurrencyNote className="pt-3" />
    </section>
  );
}
