import { pill } from "@/components/page/status-label";
import { tabLook } from "@/components/ui/button-link";
import { List } from "@/components/ui/list";
import { salesOfLists } from "@/site/sale";
import { type PriceListName, pricingPath } from "@/site/schema/prices";

/** On phones, what can be bought fills the first row, and what is coming the second, where they fit. */
const rows = "flex flex-wrap gap-1.5 sm:gap-2 max-sm:*:grow";
const onPhones = "max-sm:justify-center max-sm:px-1! max-sm:text-small";
/** Upon canola, the current one would have the color of its ground. */
const onCanola = "bg-white aria-[current]:bg-press! aria-[current]:text-white!";

/** Links to the lists' own addresses, so each has its own title and works without scripts. */
export function PriceTabs({ current }: { current: PriceListName }) {
  const sales = salesOfLists();
  const { ink } = sales.find(({ list }) => list.id === current) ?? {};
  return (
    <nav aria-label="Pricing by service" className="pt-4 md:pt-5">
      <List className={rows}>
        {sales.map(({ list, isSold, status }) => (
          <li key={list.id} className={isSold ? "max-sm:basis-[28%]" : ""}>
            <a
              href={pricingPath(list.id)}
              aria-current={list.id === current ? "page" : undefined}
              className={`${tabLook} ${onPhones} ${ink === "canola" ? onCanola : "bg-white"}`}
            >
              <span>
                {list.tab}{" "}
                {!isSold && (
                  <span className={`max-sm:px-1! sm:ms-0.5 ${pill}`}>
                    {status === "beta" ? "beta" : "soon"}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
