import type { ComponentProps } from "react";

type Props = ComponentProps<"p"> & {
  /** In dollars. */
  amount: number;
  /** The word for an amount of 0. */
  free: string;
};

/** An amount as on a price tag: heavy, the cents raised. Read aloud as one number. */
export function Price({ amount, free, className = "", ...props }: Props) {
  const [dollars, cents] = amount.toFixed(2).split(".");
  return (
    <p {...props} className={`font-price text-price font-[900] tabular-nums ${className}`}>
      {amount === 0 ? (
        free
      ) : (
        <>
          <span className="sr-only">${amount.toFixed(2)}</span>
          <span aria-hidden="true">
            <span className="align-[.5em] text-[.42em]">$</span>
            {dollars}
            <span className="align-[.85em] text-[.42em]">.{cents}</span>
          </span>
        </>
      )}
    </p>
  );
}
