import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import type { PricingCategory } from "@/site/schema/pricing";
import { CurrencyNote } from "./currency-note";
import { Markdown } from "./markdown";

/** What holds of all plans, once below them: what costs extra, note and currency. */
export function PlanNotes({ category }: { category: PricingCategory }) {
  const { extras = [] } = getContent().prices.categories[category];
  return (
    <div className="pt-6">
      <List>
        {extras.map((extra) => (
          <li key={extra} className="flex items-center gap-2 pb-1 font-[650]">
            <Icon name="plus" className="size-4.5" /> {extra}
          </li>
        ))}
      </List>
      <div className="prose">
        <Markdown text={getContent().pricingPage.categories[category].note} />
      </div>
      <CurrencyNote className="pt-2" />
    </div>
  );
}
