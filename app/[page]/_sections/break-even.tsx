import { Markdown } from "@/components/sections/markdown";
import { Band, columns } from "@/components/ui/band";
import { getContent } from "@/site/content";
import { BreakEvenTable } from "./break-even-table.client";

/** How many sales pay for each run of a category. */
export function BreakEven({ category }: { category: "flyer" | "coupon" }) {
  const { heading, lead, note, example, ...all } = getContent().breakEven;
  const { caption, columns: names, field, hint, problems } = all;
  const { plans } = getContent().prices.categories[category];
  return (
    <Band tone="tinted" id="_break-even" inner={columns} aria-labelledby="_break-even-heading">
      <div className="lg:col-span-5">
        <h2 id="_break-even-heading" className="text-h2">
          {heading}
        </h2>
        <p className="pt-4 text-lead text-muted">{lead}</p>
        <div className="prose pt-4">
          <Markdown text={note} />
        </div>
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <BreakEvenTable
          words={{ caption, columns: names, field, hint, problems }}
          example={example}
          runs={plans.map(({ label, amount }) => ({ name: label, price: amount }))}
        />
      </div>
    </Band>
  );
}
