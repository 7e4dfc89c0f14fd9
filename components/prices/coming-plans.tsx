import { Markdown } from "@/components/articles/markdown";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { headingOf, type PricingCategory } from "@/site/schema/prices";
import { comingSoon, ListedPrice } from "./listed-price";
import { OnSale } from "./on-sale";
import { PlanFeatures } from "./plan-features";
import "./plan-card.css";

type Props = {
  category: PricingCategory;
  ink: Ink;
  /** The id of a plan's card, where addresses name it. */
  id?: (plan: string) => string;
};

/** Plans that cannot be had yet: a ticket each with its stamp, its lines blurred and readable once below all. */
export function ComingPlans({ category, ink, id }: Props) {
  const { card, plans, features, note } = getContent().prices.categories[category];
  return (
    <>
      <List className={`coming-plans ${plans.length % 2 ? "lg:grid-cols-3" : "md:grid-cols-2"}`}>
        {plans.map(({ drawing, features: own, ...plan }) => (
          <li key={plan.id} id={id?.(plan.id)} className="@container flex flex-col">
            <div className={`ticket coming-plan ${inkBackground[ink]}`}>
              <div className="coming-head">
                <h2 className="min-w-0 text-h4 lg:text-[1.5rem]">{headingOf(card, plan)}</h2>
                <p className="display coming-stamp">{comingSoon}</p>
              </div>
              <div className="mt-auto flex items-end justify-between gap-3 pt-5">
                <p className="text-small">
                  <ListedPrice amount={plan.amount} />
                  {plan.per && `, ${plan.per}`}
                </p>
                {drawing && (
                  <DrawingPicture
                    name={drawing}
                    ink={ink}
                    className="w-32 shrink-0 @max-[17rem]:hidden @min-[26rem]:w-44"
                  />
                )}
              </div>
            </div>
            {/* Its notches are those of the part above: wherever it begins, they are round. */}
            <div className={`ticket coming-stub ${inkBackground[ink]}`}>
              <PlanFeatures features={own ?? features} className="coming-soon gap-1.5" />
            </div>
          </li>
        ))}
      </List>
      <div className="grid gap-x-10 gap-y-8 pt-8 md:grid-cols-2">
        <div>
          <h2 className="text-h4">Every plan will include</h2>
          <PlanFeatures features={features} className="gap-1.5 pt-3 text-body!" />
          <div className="prose pt-4">
            <Markdown text={note} />
          </div>
        </div>
        <OnSale />
      </div>
    </>
  );
}
