import { Part } from "@/components/drawings/drawing";
import { dollars } from "@/site/money";
import type { Sale } from "@/site/sale";
import { Price } from "./price";
import css from "./price-burst.module.css";

/** The least price, in a burst: it repeats the heading, and so is hidden from screen readers. */
export function PriceBurst({ sale }: { sale: Sale }) {
  const { least, isSold, status, ink } = sale;
  const soon = status === "beta" ? "beta" : "soon";
  const isFree = least.amount === 0;
  return (
    <div aria-hidden="true" className={css.burst}>
      <svg viewBox="-52 -52 104 104" aria-hidden="true" className="drawing aspect-auto!">
        {/* On a ground of its own color, the burst has another color. */}
        <Part name="burst" className={ink === "mint" ? "fill-canola" : "fill-mint"} />
      </svg>
      <div>
        {isSold && !isFree && (
          <div className={css.price}>
            <Price amount={least.amount} className={`leading-none! ${sizeOf(least.amount)}`} />
          </div>
        )}
        <span className={isSold && isFree ? css.free : css.label}>
          {isSold ? (isFree ? "Free" : least.label) : soon}
        </span>
      </div>
    </div>
  );
}

/** As large as it fits into the burst: "$75.00", "$125.00", "$1,050.00". */
function sizeOf(amount: number) {
  const { length } = dollars(amount);
  return length < 7 ? "text-[40cqi]" : length < 8 ? "text-[32cqi]" : "text-[24cqi]";
}
