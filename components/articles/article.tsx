import type { ReactNode } from "react";
import { columns } from "@/components/ui/band";
import { chaptersOf, formatDay } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { TableOfContents } from "./long-text";
import { Anchor, columnOfLead, Markdown, TextPicture } from "./markdown";
import { PageIntro } from "./page-intro";

type HeadProps = {
  title: string;
  lead: string;
  author: string;
  date: string;
  updated?: string;
  poster: { drawing: string; ink: Ink; alt: string };
};

/** Poster, title, author, dates and lead of a post or article. */
export function ArticleHead({ title, lead, author, date, updated, poster }: HeadProps) {
  return (
    <PageIntro title={title} picture={poster} hasPoster>
      <DateLine author={author} date={date} updated={updated} />
      <p className="pt-5 text-lead">{lead}</p>
    </PageIntro>
  );
}

type DateProps = {
  author?: string;
  /** Words before the first date. */
  label?: string;
  date: string;
  updated?: string;
  /** When parts were added that these dates do not cover. */
  added?: string;
};

/** Who wrote a text, and its dates, with the last change where it had one. */
export function DateLine({ author, label, date, updated, added }: DateProps) {
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

type BodyProps = {
  prose: { text: string; file: string };
  ink: Ink;
  /** Whether the chapters' headings carry their number. */
  numbered?: boolean;
  /** What stands below the table of contents. */
  aside?: ReactNode;
  /** Between the introduction and the chapters. */
  afterIntro?: ReactNode;
  /** What stands below the chapters. */
  children: ReactNode;
};

/** The text of a post or article beside its table of contents. */
export function ArticleBody(props: BodyProps) {
  const { prose, ink, numbered, aside, afterIntro, children } = props;
  return (
    <div className="px-gutter pt-section">
      <div className={`mx-auto max-w-page ${columns}`}>
        <TableOfContents text={prose.text} className="lg:col-span-3">
          {aside}
        </TableOfContents>
        <div className="lg:col-span-9">
          <div className="prose introduction pb-12 text-lead">
            <Markdown text={chaptersOf(prose.text).intro} file={prose.file} sizes={columnOfLead} />
          </div>
          {afterIntro}
          <Chapters prose={prose} ink={ink} numbered={numbered} />
          {children}
        </div>
      </div>
    </div>
  );
}

/** A picture's width (Picture's `sizes`): 5 of the 12 columns that the table of contents leaves. */
const pictureWidth =
  "(min-width: 1336px) 360px, (min-width: 1024px) calc(29.4vw - 33px), calc(94vw - 18px)";

/** The chapters of a post or article: heading and text beside a picture, on alternating sides. */
function Chapters({ prose, ink, numbered }: Pick<BodyProps, "prose" | "ink" | "numbered">) {
  const { text, file } = prose;
  return chaptersOf(text).chapters.map(({ id, heading, picture, text: words }, index) => (
    <section
      key={id}
      aria-labelledby={`_chapter-${index + 1}`}
      className={`items-start border-t border-line py-part ${columns}`}
    >
      {picture && (
        <TextPicture
          {...picture}
          file={file}
          ink={ink}
          sizes={pictureWidth}
          className={`sm:max-lg:max-h-80 lg:sticky lg:top-28 lg:col-span-5 ${index % 2 ? "lg:order-last" : ""}`}
        />
      )}
      <div className="lg:col-span-7">
        <h2
          id={`_chapter-${index + 1}`}
          className={`text-h3 ${numbered ? "flex items-baseline gap-3" : ""}`}
        >
          {numbered && (
            <span className="font-mono text-h4 whitespace-nowrap text-muted">{index + 1}.</span>
          )}{" "}
          <span>
            <Anchor id={id} />
            {heading}
          </span>
        </h2>
        <div className="prose pt-5">
          <Markdown text={words} file={file} />
        </div>
      </div>
    </section>
  ));
}
