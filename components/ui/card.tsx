import type { ComponentProps } from "react";
import { type InkName, inkBackground } from "./ink";

type Props = ComponentProps<"div"> & { as?: "div" | "li"; ink: InkName };

/** A box on an ink for what belongs together. */
export function Card({ as = "div", ink, className = "", ...props }: Props) {
  // Both elements take the same attributes.
  const Element = as as "div";
  return (
    <Element
      {...props}
      className={`relative overflow-clip rounded-card ${inkBackground[ink]} ${className}`}
    />
  );
}
