import type { ComponentProps } from "react";
import { type InkName, inkBackground } from "./ink";

type Props = ComponentProps<"div"> & {
  as?: "div" | "li" | "figure";
  /** White with an outline without it. */
  ink?: InkName;
};

/** A box for what belongs together: a service, a tool, a picture. */
export function Card({ as = "div", ink, className = "", ...props }: Props) {
  // The three elements take the same attributes.
  const Element = as as "div";
  const look = ink ? inkBackground[ink] : "border-2 border-ink bg-sheet";
  return (
    <Element {...props} className={`relative overflow-clip rounded-card ${look} ${className}`} />
  );
}
