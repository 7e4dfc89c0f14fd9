import { Markdown } from "@/components/articles/markdown";
import { pill } from "@/components/page/status-label";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { rowOf } from "@/components/ui/row-of";
import { priceOf } from "@/site/money";
import { saleOfList, salesOfLists } from "@/site/sale";
import { type PricingCategory, planAnchor, pricingPath } from "@/site/schema/prices";
import css from "./coming-plans.module.css";
import { CurrencyNote, Price } from "./price";

type Props = {
  category: PricingCategory;
  /** Whether it is the page of these prices, where addresses name plans. */
  isPage?: boolean;
};

/** Plans that cannot be had yet, a ticket each that is not printed yet, beside what can be bought. */
export function ComingPlans({ category, isPage }: Props) {
  const { list, plans } = saleOfList(category);
  return (
    <div className="@container grid items-start gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-[7fr_5fr]">
      <List className={`grid gap-4 lg:col-span-2 ${rowOf(plans.length)}`}>
        {plans.map(({ drawing, stamp, ...plan }) => (
          <li key={plan.id} id={isPage ? planAnchor(plan) : undefined} className={css.ticket}>
            <div className="min-w-0 grow px-[min(1.5rem,4vw)] py-4">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <h2 className="text-h4">{plan.heading}</h2>
                <p className={pill}>{stamp}</p>
              </div>
              <p className="flex flex-wrap items-baseline gap-x-2 pt-1.5">
                Listed as{" "}
                <span className="font-price text-h2 leading-none font-[900]">
                  {priceOf(plan.amount)}
                </span>{" "}
                {plan.per}
              </p>
              <Unprinted />
            </div>
            {drawing && (
              <div className={css.stub}>
                <DrawingPicture
                  name={drawing}
                  className="w-full dark:rounded-control dark:bg-white dark:p-2"
                />
              </div>
            )}
          </li>
        ))}
      </List>
      <div>
        <List className="flex flex-wrap gap-x-8 gap-y-1 font-mono text-small">
          {list.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </List>
        <div className="prose pt-3">
          <Markdown text={list.note} />
        </div>
      </div>
      <OnSale />
    </div>
  );
}

/** A box where a plan's lines will be: strokes for words. */
function Unprinted() {
  return (
    <div className={css.lines}>
      <svg viewBox="0 0 280 26" aria-hidden="true">
        <path d="M5 6h60m12 0h32m12 0h76m12 0h20M5 20h38m12 0h68m12 0h42" />
      </svg>
    </div>
  );
}

const saleRow =
  "group flex min-h-14 flex-wrap items-center gap-x-3 rounded-card px-4 py-1 hover:underline";

/** What can be bought today, beside plans that cannot: the least price of each list, to its page. */
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
