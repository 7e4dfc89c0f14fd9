import { content } from "@/compiler/published";
import { Icon } from "@/components/ui/icon";
import { stampLook, wordByLine } from "@/components/ui/stamp";
import type { Ink } from "@/content/schema/fields";
import type { Plan, PricingCategory } from "@/content/schema/pricing";
import { CurrencyNote } from "./currency-note";
import { Markdown } from "./markdown";
import { PlanCard } from "./plan-card";

type Props = { category: PricingCategory; ink: Ink };

/** Plans that can be had: a ticket each, and once below them what they share. */
export function PlanTickets({ category, ink }: Props) {
  const { plans, features } = content.prices.categories[category];
  const { shared, note } = content.pricingPage.categories[category];
  const best = bestPerDay(plans);
  return (
    <>
      {/* The plans stand in one row, unless larger letters need the room. */}
      <ul className="grid gap-4 pt-12 sm:grid-cols-2 sm:gap-5 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isBest={plan === best} ink={ink} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-12 gap-y-8 pt-6 *:min-w-0">
        <div className="flex flex-[0_1_28rem] flex-wrap items-center gap-6 lg:order-last">
          <GuaranteeStamp />
          <div className="min-w-0 flex-[1_1_10rem]">
            <div className="prose">
              <Markdown text={note} />
            </div>
            <CurrencyNote className="pt-2" />
          </div>
        </div>
        <div className="flex-[1_1_24rem] border-y-2 border-ink py-5">
          {shared && <h2 className="pb-3 text-body font-[650]">{shared}</h2>}
          <ul className="flex flex-wrap gap-x-8 gap-y-2">
            {features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Icon name="check" className="mt-1 size-4.5" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

/** The plan that costs least a day, of plans that run for days. */
function bestPerDay(plans: Plan[]): Plan | undefined {
  const runs = plans.filter(({ days }) => days);
  const perDay = ({ amount, days = 1 }: Plan) => amount / days;
  return runs.length > 1 ? runs.toSorted((a, b) => perDay(a) - perDay(b))[0] : undefined;
}

/** The guarantee's name as a rubber stamp; it leads to the guarantee's words below. */
function GuaranteeStamp() {
  return (
    <a
      href="#guarantee"
      className={`${stampLook} size-34 shrink-0 border-4 border-ok text-[.9375rem] text-ok outline-offset-4 hover:rotate-0 motion-safe:transition-transform motion-safe:duration-hover`}
    >
      {wordByLine(content.pricingPage.guarantee.heading)}
    </a>
  );
}
