import type { ComponentProps } from "react";

/** On one ground with the band before it, whose lower space is enough. */
export const afterPaper = "[.py-section:not(.bg-paper-2,.on-ink,.on-spruce)+&]:pt-0";

const tones = {
  paper: afterPaper,
  tinted: "bg-paper-2 [.py-section.bg-paper-2+&]:pt-0",
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

type HeadProps = { id: string; heading: string; lead: string };

/** A band's heading, and beside it on a wide screen what the band is about. */
export function BandHead({ id, heading, lead }: HeadProps) {
  return (
    <div className="grid gap-4 pb-8 lg:grid-cols-12 lg:items-end lg:gap-10">
      <h2 id={id} className="text-h2 lg:col-span-7">
        {heading}
      </h2>
      <p className="text-lead text-muted lg:col-span-5">{lead}</p>
    </div>
  );
}

/** The 12 columns, from phones' one. Gaps that grow with large letters would leave no column. */
export const columns = "grid gap-x-[min(2.5rem,4vw)] gap-y-8 *:min-w-0 lg:grid-cols-12";
