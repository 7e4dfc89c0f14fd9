import type { ComponentProps } from "react";
import { getContent } from "@/site/content";
import { decimal, dollars } from "@/site/money";

type Props = ComponentProps<"p"> & {
  /** In dollars. */
  amount: number;
};

/** An amount as on a price tag: heavy, the cents raised. Read aloud as one number. */
export function Price({ amount, className = "", ...props }: Props) {
  const [whole, cents] = decimal(amount).split(".");
  return (
    <p
      {...props}
      className={`font-price text-price font-[900] whitespace-nowrap tabular-nums ${className}`}
    >
      {amount === 0 ? (
        getContent().pricingPage.free
      ) : (
        <>
          <span className="sr-only">{dollars(amount)}</span>{" "}
          <span aria-hidden="true">
            <span className="align-[.5em] text-[max(.42em,.8125rem)]">$</span>
            {whole}
            <span className="align-[.85em] text-[max(.42em,.8125rem)]">.{cents}</span>
          </span>
        </>
      )}
    </p>
  );
}
