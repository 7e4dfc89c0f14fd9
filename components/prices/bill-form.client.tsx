"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { RadioButtons, TextField } from "@/components/ui/fields";
import { useNews } from "@/components/ui/use-news";
import { useStarted } from "@/components/ui/use-started";
import { decimal } from "@/site/money";
import { billOf, marginProblems } from "./bill";
import { BillReceipt, BillStepper } from "./bill-parts";

type Props = {
  /** Stands below the field for the margin. */
  hint: string;
  /** The margin until the reader types one, in dollars. */
  example: number;
  /** Price of one push, in dollars. */
  push: number;
  /** Each with its name on the receipt. */
  runs: { name: string; line: string; price: number }[];
  /** What stands above the fields. */
  heading: ReactNode;
};

/** Not from useId, which returns another id where React renders the page anew. */
const id = "_bill";
/** How long typing pauses before a screen reader is told, in milliseconds. */
const pause = 1000;
const untouched = { run: 0, pushes: "0", margin: "" };

/** A run, its pushes and what a sale leaves; a receipt shows what this run costs. */
export function BillForm({ hint, example, push, runs, heading }: Props) {
  const [chosen, setChosen] = useState(untouched);
  const isStarted = useStarted();
  const [news, tell] = useNews(pause);
  const root = useRef<HTMLDivElement>(null);

  /** Reads the fields themselves, which may be filled in before React starts. */
  const read = () => {
    const value = (selector: string) =>
      root.current?.querySelector<HTMLInputElement>(selector)?.value ?? "";
    setChosen({
      run: Number(value(":checked")),
      pushes: value(`#${id}-pushes`),
      margin: value(`#${id}-margin`),
    });
  };
  // Takes over what was typed before.
  useEffect(read, []);

  const change = () => {
    read();
    tell(() => {
      const parts = root.current?.querySelectorAll("dl > :last-child, [data-news]") ?? [];
      const texts = [...parts].flatMap(({ textContent }) => textContent || []);
      return texts.join(". ");
    });
  };

  const run = runs[chosen.run] ?? runs[0];
  if (!run) return null;
  const bill = billOf({ ...chosen, price: run.price, push, example });
  const problem = bill.problem && marginProblems[bill.problem];
  return (
    <div
      ref={root}
      onInput={change}
      className="grid gap-x-[min(2.5rem,4vw)] gap-y-6 *:min-w-0 md:grid-cols-2"
    >
      <div>
        {heading}
        <div className="grid gap-5 *:min-w-0 noscript:hidden" data-start="press">
          <RadioButtons legend="Run" name={`${id}-run`} labels={runs.map(({ name }) => name)} />
          <BillStepper
            id={`${id}-pushes`}
            isWrong={bill.pushes === undefined}
            isStarted={isStarted}
          />
          <div>
            <TextField
              id={`${id}-margin`}
              label="Your profit on one sale (price minus cost)"
              inputMode="decimal"
              maxLength={12}
              placeholder={decimal(example)}
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${id}-hint ${id}-problem`}
              className="w-40 max-w-full"
            />
            <p id={`${id}-hint`} className="max-w-measure pt-2 text-small text-muted">
              {hint}
            </p>
            <p id={`${id}-problem`} data-news="" className="text-small font-strong text-red">
              {problem}
            </p>
          </div>
        </div>
      </div>
      <BillReceipt run={run} push={push} bill={bill} isStarted={isStarted} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
