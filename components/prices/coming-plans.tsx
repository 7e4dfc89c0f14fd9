import { Markdown } from "@/components/articles/markdown";
import { statusLook } from "@/components/page/status-label";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { saleOfPrices } from "@/site/sale";
import {
  headingOf,
  type PricingCategory,
  planAnchor,
  pricingCategories,
  pricingPath,
} from "@/site/schema/prices";
import { PlanFeatures } from "./plan-cards";
import { CurrencyNote, ListedPrice, Price } from "./price";

type Props = {
  category: PricingCategory;
  /** Whether it is the page of these prices, where addresses name plans. */
  isPage?: boolean;
};

/** On phones the drawing's place is narrower; with very large letters the words need all of the row. */
const stage =
  "grid w-24 shrink-0 place-items-center border-e-2 border-press p-2 @max-[16rem]:hidden sm:w-40";
/** Forced colors and print need plain text. */
const blurred =
  "coming-soon gap-x-4 gap-y-1 sm:flex flex-wrap not-print:not-forced-colors:opacity-75 not-print:not-forced-colors:blur-[4px] not-print:not-forced-colors:select-none";

/** Plans that cannot be had yet: a row each on one sheet, its lines blurred, beside what can be bought. */
export function ComingPlans({ category, isPage }: Props) {
  const { card, features, note } = getContent().prices.categories[category];
  const { ink, status, plans } = saleOfPrices(category);
  return (
    <div className="grid items-start gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-[8fr_4fr]">
      <div>
        <List className="@container overflow-clip rounded-card border-2 border-ink bg-white on-ink">
          {plans.map(({ drawing, features: own, stamp, ...plan }) => (
            <li
              key={plan.id}
              id={isPage ? planAnchor(plan) : undefined}
              className="flex border-press not-last:border-b-2"
            >
              {drawing && (
                <div className={`${stage} ${inkBackground[ink]}`}>
                  <DrawingPicture name={drawing} ink={ink} className="w-full" />
                </div>
              )}
              <div className="min-w-0 px-[min(1.25rem,4vw)] py-3.5">
                <h2 className="text-h4">{headingOf(card, plan)}</h2>
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-small">
                  <p className={statusLook(status)}>{stamp}</p>
                  <p>
                    <ListedPrice amount={plan.amount} per={plan.per} />
                  </p>
                </div>
                <PlanFeatures features={own ?? features} className={blurred} />
              </div>
            </li>
          ))}
        </List>
        <div className="prose pt-5">
          <Markdown text={note} />
        </div>
      </div>
      <OnSale />
    </div>
  );
}

const saleRow =
  "group flex min-h-14 flex-wrap items-center gap-x-3 rounded-card px-4 py-1 hover:underline";

/** What can be bought today, beside plans that cannot: each category's first price, to its page. */
function OnSale() {
  const { prices } = getContent();
  const live = pricingCategories.filter((category) => saleOfPrices(category).isSold);
  if (live.length === 0) return null;
  return (
    <section aria-labelledby="_on-sale">
      <h2 id="_on-sale" className="text-h4">
        On sale today
      </h2>
      <List className="grid gap-2 pt-4">
        {live.map((category) => {
          const { tab, plans } = prices.categories[category];
          const [first] = plans;
          return (
            <li key={category}>
              <a
                href={pricingPath(category)}
                className={`${saleRow} ${inkBackground[saleOfPrices(category).ink]}`}
              >
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
