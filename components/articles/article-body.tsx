import type { ReactNode } from "react";
import { columns } from "@/components/ui/band";
import { chaptersOf } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { Chapters } from "./chapters";
import { TableOfContents } from "./long-text";
import { columnOfLead, Markdown } from "./markdown";

type Props = {
  prose: { text: string; file: string };
  ink: Ink;
  /** Whether the chapters' headings carry their number. */
  numbered?: boolean;
  /** Below the table of contents. */
  aside?: ReactNode;
  /** Between the introduction and the chapters. */
  afterIntro?: ReactNode;
  /** Below the chapters. */
  children: ReactNode;
};

/** The text of a post or article beside its table of contents. */
export function ArticleBody(props: Props) {
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
          <Chapters {...prose} ink={ink} {...(numbered && { numbered })} />
          {children}
        </div>
      </div>
    </div>
  );
}
