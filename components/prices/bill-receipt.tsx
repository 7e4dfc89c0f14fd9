import { Receipt } from "@/components/ui/receipt";
import { dollars } from "@/site/money";
import type { Bill } from "./bill";

export type BillWords = {
  title: string;
  push: string;
  total: string;
  clicks: string;
  cover: { one: string; many: string };
  margin: string;
};

type Props = {
  words: BillWords;
  run: { line: string; price: number };
  /** Price of one push, in dollars. */
  push: number;
  bill: Bill;
};

/** In place of a number that follows from one that can't be read. */
const unread = "–";
const amountOf = (amount: number | undefined) => (amount === undefined ? unread : dollars(amount));

/** What this run costs, and how many sales cover it. */
export function BillReceipt({ words, run, push, bill }: Props) {
  const { pushes, pushCost, total, margin, sales } = bill;
  const written = pushes === undefined ? unread : String(pushes);
  const pushLine = words.push.replace("{pushes}", written).replace("{price}", dollars(push));
  return (
    <Receipt
      ink="stone"
      className="content-center"
      title={words.title}
      lines={[
        { label: run.line, amount: amountOf(run.price) },
        { label: pushLine, amount: amountOf(pushCost) },
      ]}
      total={{ label: words.total, amount: amountOf(total) }}
    >
      <p className="pt-1 text-fine">{words.clicks}</p>
      {sales !== undefined && margin !== undefined && (
        <p data-news="" className="mt-4 border-t-2 border-dashed pt-4 pb-1">
          <b className="display block text-h4">
            {(sales === 1 ? words.cover.one : words.cover.many).replace(
              "{sales}",
              sales.toLocaleString("en"),
            )}
          </b>{" "}
          <span className="text-fine">{words.margin.replace("{margin}", dollars(margin))}</span>
        </p>
      )}
    </Receipt>
  );
}
