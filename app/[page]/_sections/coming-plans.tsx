import { ScenePicture } from "@/components/pictures/scene-picture";
import { CurrencyNote } from "@/components/sections/currency-note";
import { Markdown } from "@/components/sections/markdown";
import { Price } from "@/components/sections/price";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { headingOf, type PricingCategory } from "@/site/schema/pricing";
import { PlanFeatures } from "./plan-features";
import "./plan-card.css";

type Props = { category: PricingCategory; ink: Ink };

/** Plans that cannot be had yet: a ticket each, its lines blurred below the stamp. */
export function ComingPlans({ category, ink }: Props) {
  const { card, plans, features, note } = getContent().prices.categories[category];
  return (
    <>
      <List
        className={`grid gap-4 pt-8 sm:gap-5 sm:pt-10 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] ${plans.length % 2 ? "md:grid-cols-3" : "sm:grid-cols-2"}`}
      >
        {plans.map(({ amount, per, scene, features: own, ...plan }) => (
          <li key={plan.id} id={`plan-${plan.id}`} className="@container flex flex-col">
            <div
              className={`ticket flex grow items-start justify-between gap-3 rounded-t-card p-5 [--notch-y:100%] @max-[18rem]:block lg:block lg:p-6 ${inkBackground[ink]}`}
            >
              <div>
                <h2 className="text-h4 lg:max-w-[10em] lg:min-h-[2lh]">{headingOf(card, plan)}</h2>
                <div className="flex items-baseline gap-3 pt-3">
                  <Price amount={amount} className="max-lg:text-[2.5rem] max-lg:leading-none" />
                  {per && <p className="text-small">{per}</p>}
                </div>
              </div>
              {scene && (
                <ScenePicture
                  name={scene}
                  ink={ink}
                  className="w-32 shrink-0 @max-[18rem]:mt-3 lg:mx-auto lg:mt-2 lg:w-full lg:max-w-52"
                />
              )}
            </div>
            {/* Its notches are those of the part above: wherever it begins, they are round. */}
            <div
              className={`ticket relative -mt-px grid min-h-32 place-items-center rounded-b-card border-t-4 border-dotted border-line px-5 py-3 [--notch-y:0px] ${inkBackground[ink]}`}
            >
              <p className="display absolute end-2 z-1 -rotate-6 @max-[18rem]:px-2.5 @max-[18rem]:text-small rounded-control border-4 border-double border-press bg-white px-4 py-2 leading-none whitespace-nowrap">
                {getContent().pricingPage.comingSoon}
              </p>
              <PlanFeatures features={own ?? features} className="coming-soon w-full gap-1.5" />
            </div>
          </li>
        ))}
      </List>
      <div className="prose pt-6">
        <Markdown text={note} />
      </div>
      {plans.some(({ amount }) => amount > 0) && <CurrencyNote className="pt-4" />}
    </>
  );
}
