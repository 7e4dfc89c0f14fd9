import type { ComponentProps, ReactNode } from "react";

/** A line of receipt type. */
export function Eyebrow({ className = "", ...props }: ComponentProps<"p">) {
  return <p {...props} className={`font-mono text-fine tracking-eyebrow uppercase ${className}`} />;
}

/**
 * The line of receipt type above a heading, as its first part: the heading names its subject also
 * where it is read by itself. Screen readers and crawlers get a colon in place of the line break.
 */
export function HeadingEyebrow(props: { className: string; children: ReactNode }) {
  const { className, children } = props;
  return (
    <>
      <span
        className={`block font-mono text-fine font-[420] tracking-eyebrow uppercase [word-spacing:0.05em] ${className}`}
      >
        {children}
        <span className="sr-only">:</span>
      </span>{" "}
    </>
  );
}

/** The number of an item in a list, in receipt type: "01". */
export function Numeral({ number, className = "" }: { number: number; className?: string }) {
  return (
    <span className={`shrink-0 font-mono text-fine text-muted tabular-nums ${className}`}>
      {String(number).padStart(2, "0")}
    </span>
  );
}
