import { Markdown } from "@/components/articles/markdown";
import { Band, BandHead } from "@/components/ui/band";
import { textLink } from "@/components/ui/button-link";
import { getContent } from "@/site/content";
import { dollars, priceOf } from "@/site/money";
import { saleOfList } from "@/site/sale";
import type { RunListName } from "@/site/schema/prices";
import { billOf } from "./bill";
import { BillForm } from "./bill-form.client";

/** What a run of a price list costs with what comes on top, and how many sales cover it. */
export function BreakEven({ list }: { list: RunListName }) {
  const { breakEven, prices, maker } = getContent();
  const { heading, lead, note, example, hint } = breakEven;
  const { maker: toMaker, plans } = saleOfList(list);
  const [push] = prices.categories["push-radius"].plans;
  const runs = plans.map(({ label, heading, amount }) => ({
    name: label,
    line: heading,
    price: amount,
  }));
  return (
    <Band id="_break-even" aria-labelledby="_break-even-heading">
      <BillForm
        hint={hint}
        example={example}
        push={push?.amount ?? 0}
        runs={runs}
        heading={<BandHead id="_break-even-heading" heading={heading} lead={lead} isColumn />}
      />
      <BreakEvenTable example={example} runs={runs} />
      <div className="grid justify-items-start gap-2 pt-6">
        <div className="prose">
          <Markdown text={note} />
        </div>
        {toMaker && (
          <a href={toMaker} className={textLink}>
            {maker[list].heading}
          </a>
        )}
      </div>
    </Band>
  );
}

type Props = {
  /** What one sale leaves, in dollars. */
  example: number;
  runs: { name: string; price: number }[];
};

/** The sales that each run takes, for the example; shown without scripts. */
function BreakEvenTable({ example, runs }: Props) {
  return (
    <table className="mt-8 hidden w-full noscript:table">
      <caption className="pb-2 text-start font-strong">
        {`At ${dollars(example)} profit a sale`}
      </caption>
      <thead>
        <tr className="border-b-2 border-ink text-small">
          <th scope="col">Run</th>
          <th scope="col">Price</th>
          <th scope="col" className="text-end">
            Extra sales needed
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ name, price }) => (
          <tr key={name} className="border-b border-line *:py-2">
            <th scope="row" className="font-strong">
              {name}
            </th>
            <td>{priceOf(price)}</td>
            <td className="text-end font-mono tabular-nums">
              {billOf({ price, push: 0, pushes: "", margin: "", example }).sales}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
