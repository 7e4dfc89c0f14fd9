import { dollars } from "@/site/money";
import type { Bill } from "./bill";

type Props = {
  /** What else is billed. */
  clicks: string;
  run: { line: string; price: number };
  /** Price of one push, in dollars. */
  push: number;
  bill: Bill;
  ground: string;
};

const paper =
  "w-full max-w-[26rem] -rotate-1 bg-white px-[min(1.25rem,4vw)] font-mono text-small wrap-anywhere";

/** In place of a number that follows from one that can't be read. */
const unread = "–";
const amountOf = (amount: number | undefined) => (amount === undefined ? unread : dollars(amount));

/** What this run costs, as a till receipt. */
export function Receipt({ clicks, run, push, bill, ground }: Props) {
  const { pushes, pushCost, total, margin, sales } = bill;
  const written = pushes === undefined ? unread : String(pushes);
  const lines = [
    [run.line, run.price],
    [`${written} × ${dollars(push)} per push`, pushCost],
  ] as const;
  return (
    <div className={`grid place-items-center rounded-card px-[min(1rem,4vw)] py-8 ${ground}`}>
      <div className={`torn ${paper}`}>
        <p className="display pt-2 text-h4">This run</p>
        <dl className="grid gap-2 pt-4">
          {lines.map(([label, amount]) => (
            <div key={label} className="bill-line">
              <dt>{label}</dt>
              <dd>{amountOf(amount)}</dd>
            </div>
          ))}
          <div data-news="" className="bill-line bill-cut mt-1 pt-3">
            <dt>Before tax and clicks</dt> <dd className="bill-total display">{amountOf(total)}</dd>
          </div>
        </dl>
        <p className="pt-3 text-fine">{clicks}</p>
        {sales !== undefined && margin !== undefined && (
          <p data-news="" className="bill-cut mt-4 pt-4 pb-1">
            <b className="display block text-h4">
              {sales === 1
                ? "1 extra sale covers this"
                : `${sales.toLocaleString("en")} extra sales cover this`}
            </b>{" "}
            <span className="text-fine">{`at ${dollars(margin)} profit each`}</span>
          </p>
        )}
      </div>
    </div>
  );
}
