import { PageIntro } from "@/components/page/page-intro";
import type { Ink } from "@/site/schema/fields";
import { DateLine } from "./date-line";

type Props = {
  title: string;
  lead: string;
  author: string;
  date: string;
  updated?: string | undefined;
  poster: { drawing: string; ink: Ink; alt: string };
};

/** Poster, title, author, dates and lead of a post or article. */
export function ArticleHead({ title, lead, author, date, updated, poster }: Props) {
  return (
    <PageIntro title={title} picture={poster} pictureFirst>
      <DateLine author={author} date={date} updated={updated} />
      <p className="pt-5 text-lead">{lead}</p>
    </PageIntro>
  );
}
