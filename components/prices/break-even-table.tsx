import { getContent } from "@/site/content";
import { dollars, priceOf } from "@/site/money";
import { billOf } from "./bill";

type Props = {
  words: { caption: string; columns: { run: string; price: string; sales: string } };
  /** What one sale leaves, in dollars. */
  example: number;
  runs: { name: string; price: number }[];
};

/** The sales that each run takes, for the example; shown without scripts. */
export function BreakEvenTable({ words: { caption, columns }, example, runs }: Props) {
  return (
    <table className="mt-8 hidden w-full noscript:table">
      <caption className="pb-2 text-start font-strong">
        {caption.replace("{margin}", dollars(example))}
      </caption>
      <thead>
        <tr className="border-b-2 border-ink text-small">
          <th scope="col">{columns.run}</th>
          <th scope="col">{columns.price}</th>
          <th scope="col" className="text-end">
            {columns.sales}
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ name, price }) => (
          <tr key={name} className="border-b border-line *:py-2">
            <th scope="row" className="font-strong">
              {name}
            </th>
            <td>{priceOf(price, getContent().pricingPage.free)}</td>
            <td className="text-end font-mono tabular-nums">
              {billOf({ price, push: 0, pushes: "", margin: "", example }).sales}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
