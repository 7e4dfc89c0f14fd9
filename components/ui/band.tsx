import type { ComponentProps } from "react";

/** On one ground with the band before it, whose lower space is enough. */
export const afterPaper = "[.py-section:not(.bg-paper-2,.on-ink)+&]:pt-0";

const tones = {
  paper: afterPaper,
  tinted: "bg-paper-2 [.py-section.bg-paper-2+&]:pt-0",
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

type HeadProps = {
  id: string;
  heading: string;
  lead?: string;
  /** In a column, the lead stands below the heading at every width. */
  isColumn?: boolean;
};

const beside = "lg:grid-cols-12 lg:items-end lg:gap-10 lg:*:first:col-span-7 lg:*:last:col-span-5";

/** A section's heading, and beside it on a wide screen what the section is about. */
export function BandHead({ id, heading, lead, isColumn = false }: HeadProps) {
  return (
    <div className={`grid gap-4 pb-8 ${lead && !isColumn ? beside : ""}`}>
      <h2 id={id} className={isColumn ? "text-h2 lg:text-h3" : "text-h2"}>
        {heading}
      </h2>
      {lead && <p className="text-lead text-muted">{lead}</p>}
    </div>
  );
}

/** The 12 columns, from phones' one. Gaps that grow with large letters would leave no column. */
export const columns = "grid gap-x-[min(2.5rem,4vw)] gap-y-8 *:min-w-0 lg:grid-cols-12";
