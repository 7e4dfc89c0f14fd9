import { Markdown } from "@/components/articles/markdown";
import { Band, BandHead } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { getContent, makerPath } from "@/site/content";
import { headingOf } from "@/site/schema/prices";
import { BillForm } from "./bill-form.client";
import { BreakEvenTable } from "./break-even-table";

/** What a run of a category costs with what comes on top, and how many sales cover it. */
export function BreakEven({ category }: { category: "flyer" | "coupon" }) {
  const { breakEven, prices, maker } = getContent();
  const { heading, lead, note, example, hint, clicks } = breakEven;
  const toMaker = makerPath(category);
  const { plans, card } = prices.categories[category];
  const [push] = prices.categories["push-radius"].plans;
  const runs = plans.map((plan) => ({
    name: plan.label,
    line: headingOf(card, plan),
    price: plan.amount,
  }));
  return (
    <Band id="_break-even" className="pt-0!" aria-labelledby="_break-even-heading">
      <BillForm
        hint={hint}
        clicks={clicks}
        example={example}
        push={push?.amount ?? 0}
        runs={runs}
        heading={<BandHead id="_break-even-heading" heading={heading} lead={lead} isColumn />}
      />
      <BreakEvenTable example={example} runs={runs} />
      <div className="flex flex-wrap items-center gap-x-10 gap-y-4 pt-6">
        <div className="prose">
          <Markdown text={note} />
        </div>
        {toMaker && (
          <ButtonLink href={toMaker} variant="secondary">
            {maker[category].heading}
          </ButtonLink>
        )}
      </div>
    </Band>
  );
}
