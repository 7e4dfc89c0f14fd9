import type { ReactNode } from "react";
import { type InkName, inkBackground } from "./ink";
import { noBreak } from "./no-break";

type Line = { label: string; amount: string };

type Props = {
  /** The ink of the ground on which it lies. */
  ink: InkName;
  title?: string;
  lines: readonly Line[];
  total: Line;
  className?: string;
  /** Stand below the total. */
  children?: ReactNode;
};

const paper =
  "bg-white px-[min(1.25rem,4vw)] font-mono text-fine wrap-anywhere @min-[24rem]:text-small";
/** The amount stands below its label only where large letters leave no room beside it. */
const row = "flex flex-wrap items-baseline justify-between gap-x-3";
const cut = "mt-1 border-t-2 border-dashed pt-3";

/** A till receipt: amounts of money and their total. */
export function Receipt({ ink, title, lines, total, className = "", children }: Props) {
  return (
    <div
      className={`@container grid grid-cols-1 content-start justify-items-center rounded-card px-[min(1rem,4vw)] py-8 ${inkBackground[ink]} ${className}`}
    >
      <div className="lifted w-full max-w-[28rem] -rotate-1">
        <div className={`torn ${paper}`}>
          {title && <p className="display pt-2 pb-3 text-h4">{title}</p>}
          <dl className="grid gap-2 py-2">
            {lines.map(({ label, amount }) => (
              <div key={label} className={row}>
                <dt className="flex-[1_1_5rem]">{label}</dt>
                <dd className="ms-auto tabular-nums">{amount}</dd>
              </div>
            ))}
            <div className={`${row} ${cut}`}>
              <dt className="flex-[1_1_5rem]">{noBreak(total.label)}</dt>{" "}
              <dd className="ms-auto font-price text-h3 leading-none font-[900] whitespace-nowrap tabular-nums">
                {total.amount}
              </dd>
            </div>
          </dl>
          {children}
        </div>
      </div>
    </div>
  );
}
