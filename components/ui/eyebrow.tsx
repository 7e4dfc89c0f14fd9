import type { ComponentProps } from "react";

/** The line of receipt type above a heading. */
export function Eyebrow({ className = "", ...props }: ComponentProps<"p">) {
  return <p {...props} className={`font-mono text-fine tracking-eyebrow uppercase ${className}`} />;
}
