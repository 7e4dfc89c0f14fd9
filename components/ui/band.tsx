import type { ComponentProps } from "react";

const tones = { paper: "", tinted: "bg-paper-2" };

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

type HeadProps = {
  id: string;
  heading: string;
  lead?: string;
  /** In a column, the heading is smaller on wide screens. */
  isColumn?: boolean;
};

/** A section's heading, and below it what the section is about. */
export function BandHead({ id, heading, lead, isColumn = false }: HeadProps) {
  return (
    <div className="@container grid gap-3 pb-8">
      <h2 id={id} className={isColumn ? "text-h2 lg:text-h3" : "text-h2"}>
        {heading}
      </h2>
      {lead && <p className="max-w-measure text-lead text-muted">{lead}</p>}
    </div>
  );
}

/** The 12 columns, from phones' one. Gaps that grow with large letters would leave no column. */
export const columns = "grid gap-x-[min(2.5rem,4vw)] gap-y-8 *:min-w-0 lg:grid-cols-12";
