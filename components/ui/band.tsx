import type { ComponentProps } from "react";

const tones = {
  paper: "",
  tinted: "bg-paper-2",
  spruce: "on-spruce",
};

type Props = ComponentProps<"section"> & {
  tone?: keyof typeof tones;
  /** Classes of the column inside: its grid, its rhythm. */
  inner?: string;
};

/** A full-width band of a page with the 12-column measure inside. */
export function Band({ tone = "paper", inner = "", className = "", children, ...props }: Props) {
  return (
    <section {...props} className={`${tones[tone]} px-gutter py-section ${className}`}>
      <div className={`mx-auto max-w-page ${inner}`}>{children}</div>
    </section>
  );
}

/** The 12 columns, from phones' one. */
export const columns = "grid gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-12";
