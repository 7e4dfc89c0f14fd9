import { inkBackground } from "@/components/ui/ink";
import type { Ink } from "@/site/schema/fields";
import { type Sum, totalOf } from "@/site/sum";

type Props = { lines: Sum; ink: Ink; title?: string; className?: string };

const paper = "torn bg-white px-[min(1rem,4vw)] font-mono text-fine wrap-anywhere";
const receipt = "flex h-full w-full max-w-[28rem] -rotate-1 flex-col justify-between";
const line = "flex flex-wrap items-baseline justify-between gap-x-3";
const totalLine = "mt-1 border-t-2 border-dashed border-press pt-3";

/** A worked example as a receipt on its ink; the last line is the total. */
export function SumReceipt({ lines, ink, title, className = "" }: Props) {
  // Receipts with a title stand side by side.
  const total = `display ${title ? "text-h4" : "text-h3"}`;
  const ground = `${title ? "" : "text-lead"} ${inkBackground[ink]} ${className}`;
  return (
    <div className={`grid grid-cols-1 place-items-center rounded-card px-3 pt-8 pb-9 ${ground}`}>
      <div className={`${paper} ${receipt}`}>
        {title && <p className="display pt-2 pb-3 text-h4">{title}</p>}
        <dl className="grid gap-2 py-2">
          {lines.map(({ label, amount }, index) => {
            const isTotal = index === lines.length - 1;
            return (
              <div key={label} className={`${line} ${isTotal ? totalLine : ""}`}>
                <dt>{label}</dt>
                <dd className={`ms-auto ${isTotal ? total : "tabular-nums"}`}>
                  {amount ?? totalOf(lines)}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </div>
  );
}
