import { Receipt } from "@/components/ui/receipt";
import { dollars } from "@/site/money";
import type { Bill } from "./bill";

type Props = {
  /** What else is billed. */
  clicks: string;
  run: { line: string; price: number };
  /** Price of one push, in dollars. */
  push: number;
  bill: Bill;
};

/** In place of a number that follows from one that can't be read. */
const unread = "–";
const amountOf = (amount: number | undefined) => (amount === undefined ? unread : dollars(amount));

/** What this run costs, and how many sales cover it. */
export function BillReceipt({ clicks, run, push, bill }: Props) {
  const { pushes, pushCost, total, margin, sales } = bill;
  const written = pushes === undefined ? unread : String(pushes);
  return (
    <Receipt
      ink="stone"
      className="content-center"
      title="This run"
      lines={[
        { label: run.line, amount: amountOf(run.price) },
        { label: `${written} × ${dollars(push)} per push`, amount: amountOf(pushCost) },
      ]}
      total={{ label: "Before tax and clicks", amount: amountOf(total) }}
    >
      <p className="pt-1 text-fine">{clicks}</p>
      {sales !== undefined && margin !== undefined && (
        <p data-news="" className="mt-4 border-t-2 border-dashed pt-4 pb-1">
          <b className="display block text-h4">
            {sales === 1
              ? "1 extra sale covers this"
              : `${sales.toLocaleString("en")} extra sales cover this`}
          </b>{" "}
          <span className="text-fine">{`at ${dollars(margin)} profit each`}</span>
        </p>
      )}
    </Receipt>
  );
}
