import type { ComponentProps } from "react";
import { content } from "@/compiler/published";
import { decimal, dollars } from "@/content/schema/money";

type Props = ComponentProps<"p"> & {
  /** In dollars. */
  amount: number;
};

/** An amount as on a price tag: heavy, the cents raised. Read aloud as one number. */
export function Price({ amount, className = "", ...props }: Props) {
  const [whole, cents] = decimal(amount).split(".");
  return (
    <p {...props} className={`font-price text-price font-[900] tabular-nums ${className}`}>
      {amount === 0 ? (
        content.pricingPage.free
      ) : (
        <>
          <span className="sr-only">{dollars(amount)}</span>
          <span aria-hidden="true">
            <span className="align-[.5em] text-[.42em]">$</span>
            {whole}
            <span className="align-[.85em] text-[.42em]">.{cents}</span>
          </span>
        </>
      )}
    </p>
  );
}
