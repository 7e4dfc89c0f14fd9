import { formatDay } from "@/site/content";

type Props = {
  author?: string;
  /** Words before the first date. */
  label?: string;
  date: string;
  updated?: string | undefined;
  /** When parts were added that these dates do not cover. */
  added?: string | undefined;
};

/** Who wrote a text, and its dates, with the last change where it had one. */
export function DateLine({ author, label, date, updated, added }: Props) {
  return (
    <p className="dotted-parts pt-6 font-mono text-fine">
      {author && <span>{author}</span>}{" "}
      <span>
        {label && `${label} `}
        <time dateTime={date}>{formatDay(date)}</time>
      </span>{" "}
      {updated && (
        <span>
          Updated <time dateTime={updated}>{formatDay(updated)}</time>
        </span>
      )}{" "}
      {added && (
        <span>
          Parts added <time dateTime={added}>{formatDay(added)}</time>
        </span>
      )}
    </p>
  );
}
