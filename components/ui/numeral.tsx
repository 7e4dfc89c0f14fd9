import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"span">, "children"> & { number: number };

/** The number of an item in a list, in receipt type: "01". */
export function Numeral({ number, className = "", ...props }: Props) {
  return (
    <span
      {...props}
      className={`shrink-0 font-mono text-fine text-muted tabular-nums ${className}`}
    >
      {String(number).padStart(2, "0")}
    </span>
  );
}
