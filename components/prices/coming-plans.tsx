import { Markdown } from "@/components/articles/markdown";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { rowOf } from "@/components/ui/row-of";
import { Ticket } from "@/components/ui/ticket";
import { type PlanOnSale, saleOfList, salesOfLists } from "@/site/sale";
import { type PriceListName, planAnchor, pricingPath } from "@/site/schema/prices";
import css from "./coming-plans.module.css";
import { CurrencyNote, Price } from "./price";

type Props = {
  list: PriceListName;
  /** Whether it is the page of these prices, where addresses name plans. */
  isPage?: boolean;
};

/** Plans that cannot be had yet, a ticket each that is not printed yet, above what can be bought. */
export function ComingPlans({ list, isPage }: Props) {
  const { list: words, plans } = saleOfList(list);
  return (
    <>
      <List className={`grid gap-4 sm:gap-5 ${rowOf(plans.length)}`}>
        {plans.map((plan) => (
          <li
            key={plan.id}
            id={isPage ? planAnchor(plan) : undefined}
            className="@container relative"
          >
            <ComingPlan plan={plan} />
          </li>
        ))}
      </List>
      <div className="grid items-start gap-x-10 gap-y-8 pt-8 *:min-w-0 lg:grid-cols-[5fr_7fr]">
        <div>
          <List className="grid gap-1 font-strong">
            {words.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </List>
          <div className="prose pt-3">
            <Markdown text={words.note} />
          </div>
        </div>
        <OnSale />
      </div>
    </>
  );
}

function ComingPlan({ plan }: { plan: PlanOnSale }) {
  const { heading, stamp, amount, per, drawing } = plan;
  return (
    <Ticket
      kind="plan"
      isUnprinted
      inner="flex flex-col px-[min(1.25rem,4vw)] py-4 xl:px-6 xl:pt-5"
      stub={
        drawing && (
          <DrawingPicture
            name={drawing}
            className="w-full lg:max-w-44 dark:rounded-control dark:bg-white dark:p-2"
          />
        )
      }
      stubInner="grid place-items-center p-3 max-lg:w-[min(10rem,34cqi)] max-lg:shrink-0 lg:p-5 @max-[14rem]:hidden"
    >
      <h2 className="pt-1 text-h4 lg:text-[min(1.6875rem,9cqi)]">{heading}</h2>
      <p className="-order-1 text-small font-strong">{stamp}</p>
      <div className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-2">
        <Price amount={amount} className="text-[2.5rem] leading-none! lg:text-price" />
        {per && <p className="text-small">{per}</p>}
      </div>
      <svg viewBox="0 0 216 44" aria-hidden="true" className={css.lines}>
        <path d="M3 6h96m90 0h24M3 22h132m54 0h24M3 38h72m102 0h36" />
      </svg>
    </Ticket>
  );
}

const saleRow =
  "group flex min-h-14 flex-wrap items-center gap-x-3 rounded-card border-2 border-press px-4 py-1 hover:underline";

/** What can be bought today, below plans that cannot: the least price of each list, to its page. */
function OnSale() {
  const live = salesOfLists().filter(({ isSold }) => isSold);
  if (live.length === 0) return null;
  return (
    <div>
      <h2 className="text-h4">On sale today</h2>
      <List className="grid gap-2 pt-4">
        {live.map(({ list, least, ink }) => (
          <li key={list.id}>
            <a href={pricingPath(list.id)} className={`${saleRow} ${inkBackground[ink]}`}>
              <span className="min-w-[5.5rem] font-strong">{list.tab}</span>{" "}
              <span className="grow text-small">{least.label}</span>{" "}
              <Price amount={least.amount} className="text-[1.75rem]" />
              <Icon name="arrow-right" className="size-5" />
            </a>
          </li>
        ))}
      </List>
      <CurrencyNote className="pt-3" />
    </div>
  );
}
