import { content, formatDay } from "@/compiler/published";

type Props = {
  /** Words before the first date. */
  label: string;
  date: string;
  updated?: string | undefined;
};

/** The dates of a text, with the last change where it had one. */
export function DateLine({ label, date, updated }: Props) {
  return (
    <p className="pt-6 font-mono text-fine">
      {label} <time dateTime={date}>{formatDay(date)}</time>
      {updated && (
        <>
          {"\u00a0· "}
          <span className="inline-block">
            {content.legal.updated} <time dateTime={updated}>{formatDay(updated)}</time>
          </span>
        </>
      )}
    </p>
  );
}
