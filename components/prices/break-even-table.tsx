import { dollars, priceOf } from "@/site/money";
import { billOf } from "./bill";

type Props = {
  /** What one sale leaves, in dollars. */
  example: number;
  runs: { name: string; price: number }[];
};

/** The sales that each run takes, for the example; shown without scripts. */
export function BreakEvenTable({ example, runs }: Props) {
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
