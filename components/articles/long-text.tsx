import type { ReactNode } from "react";
import { columns } from "@/components/ui/band";
import { noBreak } from "@/components/ui/no-break";
import { chaptersOf } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { Markdown } from "./markdown";
import { ReadingPlace } from "./reading-place.client";

type Props = {
  text: string;
  /** The text's file, where pictures may lie beside it. */
  file?: string;
  /** The ink behind the text's drawings. */
  ink?: Ink;
  /** Ends the ids of its headings, where the page has a text above. */
  suffix?: string;
  /** What stands below the table of contents. */
  aside?: ReactNode;
};

/** A long text with its table of contents beside it. */
export function LongText({ text, file, ink, suffix = "", aside }: Props) {
  return (
    <section className="px-gutter py-section">
      <div className={`mx-auto max-w-page ${columns}`}>
        <TableOfContents text={text} suffix={suffix} className="lg:col-span-3">
          {aside}
        </TableOfContents>
        <div className="min-w-0 border-t-2 border-ink pt-4 @container lg:col-span-9">
          <div className="prose long-text">
            <Markdown text={text} file={file} ink={ink} suffix={suffix} />
          </div>
        </div>
      </div>
    </section>
  );
}

type TableProps = {
  text: string;
  suffix?: string;
  className: string;
  /** What stands below the links. */
  children?: ReactNode;
};

const contentsColumns =
  "grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,40%)),1fr))] md:grid-cols-3 lg:grid-cols-1";

/** Links to the text's sections, if it has any; stays in view beside a long text. */
export function TableOfContents({ text, suffix = "", className, children }: TableProps) {
  const { chapters } = chaptersOf(text);
  return (
    <div className={`no-print ${className}`}>
      <div className="border-t-2 border-ink pt-4 lg:sticky lg:top-28">
        {chapters.length > 0 && (
          <nav aria-label="On this page">
            <p className="font-mono text-fine tracking-eyebrow text-muted uppercase">
              On this page
            </p>
            <ReadingPlace className={`grid gap-x-5 pt-2 text-small ${contentsColumns}`}>
              {chapters.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}${suffix}`} className="contents-link">
                    <span>{noBreak(heading)}</span>
                  </a>
                </li>
              ))}
            </ReadingPlace>
          </nav>
        )}
        {children}
      </div>
    </div>
  );
}
