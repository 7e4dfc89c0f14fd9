"use client";

import { useEffect, useRef, useState } from "react";
import { startsPressed } from "@/components/ui/in-page";
import { centsOf, decimal, dollars } from "@/site/money";
import { readMargin, salesNeeded } from "./sales-needed";

type Words = {
  caption: string;
  columns: { run: string; price: string; sales: string };
  field: string;
  hint: string;
  problems: Record<"notNumber" | "tooSmall" | "tooLarge", string>;
};

/** Not React's own, which is another one where React renders the page anew. */
const id = "_margin";

type Props = {
  words: Words;
  /** The margin until the reader types one, in dollars. */
  example: number;
  runs: { name: string; price: number }[];
};

/** The sales that each run takes; without scripts the example alone, without the field. */
export function BreakEvenTable({ words, example, runs }: Props) {
  const { caption, columns, field, hint, problems } = words;
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // Takes over text that was typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ""), []);

  const read = typed.trim() === "" ? { cents: centsOf(example) } : readMargin(typed);
  const problem = "problem" in read ? problems[read.problem] : undefined;
  const margin = "cents" in read ? read.cents : undefined;
  return (
    <div>
      <div className="pb-6 noscript:hidden" {...startsPressed}>
        <label htmlFor={id} className="block font-[650]">
          {field}
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={decimal(example)}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-problem`}
          className="mt-2 min-h-12 w-40 rounded-control border-2 border-control bg-sheet px-4 text-ink placeholder:text-muted aria-invalid:border-red"
        />
        <p id={`${id}-hint`} className="pt-2 text-small text-muted">
          {hint}
        </p>
        <p id={`${id}-problem`} role="status" className="pt-1 text-small font-[650] text-red">
          {problem}
        </p>
      </div>
      <table className="w-full">
        <caption className="pb-2 text-start font-[650]">
          {caption.replace("{margin}", margin === undefined ? "–" : dollars(margin / 100))}
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
              <th scope="row" className="font-[650]">
                {name}
              </th>
              <td>{dollars(price)}</td>
              <td className="text-end font-mono tabular-nums">
                {margin === undefined ? "–" : salesNeeded(price, margin).toLocaleString("en")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
