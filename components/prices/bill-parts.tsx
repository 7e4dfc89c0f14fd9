import { setNativeValue } from "@/components/ui/field-values";
import { TextField } from "@/components/ui/fields";
import { Receipt } from "@/components/ui/receipt";
import { dollars, readCount } from "@/site/money";
import { type Bill, mostPushes } from "./bill";

type StepperProps = {
  id: string;
  /** Whether the typed number can't be read. */
  isWrong: boolean;
  /** Whether React has started; until then the buttons do not show. */
  isStarted: boolean;
};

const button =
  "min-h-12 w-12 cursor-pointer rounded-control border-2 border-ink text-[1.5rem] leading-none hover:bg-ink hover:text-paper";

/** A whole number from 0, with a button for less and one for more. */
export function BillStepper({ id, isWrong, isStarted }: StepperProps) {
  const step = (by: number) => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    const next = (readCount(field.value) || 0) + by;
    setNativeValue(field, String(Math.min(Math.max(next, 0), mostPushes)));
  };
  const look = `no-print ${button} ${isStarted ? "" : "invisible"}`;
  return (
    <div className="flex flex-wrap gap-x-2">
      <TextField
        id={id}
        label="Pushes with Push Radius"
        inputMode="numeric"
        maxLength={3}
        defaultValue="0"
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={`${id}-problem`}
        className="w-20 shrink text-center tabular-nums"
      />{" "}
      <button type="button" aria-label="One push fewer" onClick={() => step(-1)} className={look}>
        −
      </button>{" "}
      <button type="button" aria-label="One push more" onClick={() => step(1)} className={look}>
        +
      </button>
      <p id={`${id}-problem`} data-news="" className="basis-full text-small font-strong text-red">
        {isWrong ? `Write a whole number from 0 to ${mostPushes}.` : undefined}
      </p>
    </div>
  );
}

type ReceiptProps = {
  run: { line: string; price: number };
  /** Price of one push, in dollars. */
  push: number;
  bill: Bill;
  /** Whether React has started; until then it would contradict what is typed. */
  isStarted: boolean;
};

/** Stands in place of a number that follows from one that can't be read. */
const unread = "–";
const amountOf = (amount: number | undefined) => (amount === undefined ? unread : dollars(amount));

/** What this run costs, and how many sales cover it. */
export function BillReceipt({ run, push, bill, isStarted }: ReceiptProps) {
  const { pushes, pushCost, total, margin, sales } = bill;
  const count = pushes === undefined ? unread : String(pushes);
  return (
    <Receipt
      ink="stone"
      className={`content-center! ${isStarted ? "" : "in-data-changed:invisible"}`}
      title="This run"
      lines={[
        { label: run.line, amount: amountOf(run.price) },
        { label: `${count} × ${dollars(push)} per push`, amount: amountOf(pushCost) },
      ]}
      total={{ label: "Before tax and pay-per-click", amount: amountOf(total) }}
    >
      {sales !== undefined && sales > 0 && margin !== undefined && (
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
