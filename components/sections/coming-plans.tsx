import { ScenePicture } from "@/components/pictures/scene-picture";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { headingOf, type PricingCategory } from "@/site/schema/pricing";
import { CurrencyNote } from "./currency-note";
import { Markdown } from "./markdown";
import { PlanFeatures } from "./plan-features";
import { Price } from "./price";

type Props = { category: PricingCategory; ink: Ink };

/** Plans that cannot be had yet: the stubs of one large ticket, stamped. */
export function ComingPlans({ category, ink }: Props) {
  const { card, plans, features } = getContent().prices.categories[category];
  const { comingSoon, categories } = getContent().pricingPage;
  return (
    <>
      <div
        className={`ticket mt-10 grid rounded-card *:min-w-0 lg:grid-cols-[3fr_8fr] lg:[--notch-x:calc(300%/11)] ${inkBackground[ink]}`}
      >
        <div className="flex flex-wrap items-center gap-6 p-6 *:min-w-0 sm:p-8 lg:flex-col lg:flex-nowrap lg:items-start lg:gap-8">
          <p
            aria-hidden="true"
            className="display flex size-24 shrink-0 -rotate-10 items-center justify-center rounded-full border-6 border-double border-press text-center text-[15px] leading-none lg:size-40 lg:text-[26px]"
          >
            {comingSoon}
          </p>
          <div className="prose max-lg:flex-[1_1_9rem]">
            <Markdown text={categories[category].note} />
          </div>
        </div>
        <List className="grid *:min-w-0 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
          {plans.map(({ amount, per, scene, features: own, ...plan }) => (
            <li
              key={plan.id}
              className="border-t-4 border-dotted border-line p-6 max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-x-4 lg:flex lg:flex-col lg:border-t-0 lg:border-l-4 lg:py-8"
            >
              <h2 className="text-h4">{headingOf(card, plan)}</h2>
              <div className="max-lg:row-span-2 max-lg:text-right lg:min-h-32 lg:pt-5">
                <Price amount={amount} />
                {per && <p className="pt-1 text-small">{per}</p>}
              </div>
              <p className="pt-1 font-mono text-fine tracking-eyebrow">{comingSoon}</p>
              <PlanFeatures features={own ?? features} className="coming-soon my-4 gap-2" />
              {scene && (
                <ScenePicture
                  name={scene}
                  ink={ink}
                  className="w-full max-lg:w-28 lg:mt-auto lg:max-w-56"
                />
              )}
            </li>
          ))}
        </List>
      </div>
      {plans.some(({ amount }) => amount > 0) && <CurrencyNote className="pt-4" />}
    </>
  );
}
