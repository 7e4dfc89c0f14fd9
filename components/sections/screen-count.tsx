import { getContent } from "@/site/content";
import { centsOf, dollars } from "@/site/money";
import type { ScreenKind } from "@/site/schema/service";
import { salesNeeded } from "./sales-needed";

/** What the owner has afterwards: the run's bill, and the strokes of the sales that it brought. */
export function ScreenCount({ draws }: { draws: ScreenKind }) {
  const { included, radius, total, tally } = getContent().drawings.screens;
  const { flyer, coupon } = getContent().prices.categories;
  const { tab, plans } = draws === "coupon" ? coupon : flyer;
  const [run] = plans;
  if (!run) return null;
  const margin = getContent().breakEven.example;
  const needed = salesNeeded(run.amount, centsOf(margin));
  const counted = needed + tally.more;
  const lines = [
    [`${tab}, ${run.label}`, dollars(run.amount)],
    included,
    draws === "push-radius" ? radius : [total, dollars(run.amount)],
  ];
  const fill = (text: string) =>
    text
      .replace("{counted}", String(counted))
      .replaceAll("{needed}", String(needed))
      .replace("{margin}", dollars(margin));
  return (
    <div className="grid grow gap-5 *:min-w-0 @min-[27rem]:grid-cols-2">
      <div className="torn self-start bg-white px-4 font-mono">
        {lines.map(([label, amount], index) => (
          <p
            key={label}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 ${index === 2 ? "mt-3 border-t-2 border-dashed border-press pt-3 font-[650]" : "pt-2"}`}
          >
            {label}
            <span
              className={`ml-auto ${index === 2 && draws !== "push-radius" ? "display text-h4" : ""}`}
            >
              {amount}
            </span>
          </p>
        ))}
      </div>
      <div className="rounded-card border-2 border-press bg-white p-4">
        <p>{tally.title}</p>
        <svg
          viewBox={`0 0 ${Math.max(5, Math.ceil(counted / 5)) * 50} 50`}
          aria-hidden="true"
          className="scene mt-3 mb-3 aspect-auto! w-full"
        >
          <path d={strokes(counted)} strokeWidth={4} />
        </svg>
        <p className="font-[650]">{fill(tally.text)}</p>
        <p className="pt-1">{fill(tally.note)}</p>
      </div>
    </div>
  );
}

/** Tally marks in fives: four upright, the fifth across them. */
function strokes(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = Math.floor(index / 5) * 50 + 6;
    const place = index % 5;
    return place < 4 ? `M${x + place * 9} 6v38` : `M${x - 5} 40l38-30`;
  }).join("");
}
