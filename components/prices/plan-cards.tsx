import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { headingOf, type PricingCategory } from "@/site/schema/prices";
import { PlanCard } from "./plan-card";

type Props = {
  category: PricingCategory;
  /** The id of a plan's card, where addresses name it. */
  id?: (plan: string) => string;
  /** Of each card. */
  heading?: "h2" | "h3";
};

/** Plans that can be had, a ticket each, in one row unless larger letters need the room. */
export function PlanCards({ category, id, heading = "h2" }: Props) {
  const { card, plans, features, usual, ink } = getContent().prices.categories[category];
  const longest = Math.max(...plans.map(({ days = 0 }) => days));
  return (
    <List className="grid gap-4 sm:gap-5 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          id={id?.(plan.id)}
          as={heading}
          plan={plan}
          heading={headingOf(card, plan)}
          shared={features}
          longest={longest}
          isUsual={plan.id === usual}
          ink={ink}
        />
      ))}
    </List>
  );
}
