import { Markdown } from "@/components/articles/markdown";
import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { Ticket } from "@/components/ui/ticket";
import { getContent } from "@/site/content";
import type { PricingCategory } from "@/site/schema/prices";
import { CurrencyNote } from "./currency-note";

/** Notes on all plans, once below them: extras, note and currency. */
export function PlanNotes({ category }: { category: PricingCategory }) {
  const { extras = [], note } = getContent().prices.categories[category];
  return (
    <div id="extras" className="pt-4 lg:pt-5">
      {extras.length > 0 && (
        <List className="grid gap-3 pb-5 wrap-anywhere">
          {extras.map((extra) => (
            <li key={extra}>
              <Ticket
                kind="fact"
                inner="flex grow-0! shrink-0 items-center px-4"
                stub={extra}
                stubInner="min-h-14 grow content-center px-4 py-3 font-strong"
              >
                <Icon name="plus" className="size-5" />
              </Ticket>
            </li>
          ))}
        </List>
      )}
      <div className="prose">
        <Markdown text={note} />
      </div>
      <CurrencyNote className="pt-2" />
    </div>
  );
}
