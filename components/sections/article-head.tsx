import { ScenePicture } from "@/components/pictures/scene-picture";
import { columns } from "@/components/ui/band";
import { content } from "@/content/content";
import type { Ink, SceneName } from "@/content/schema/fields";
import { formatDay } from "@/content/site/dates";

type Props = {
  title: string;
  lead: string;
  date: string;
  updated?: string | undefined;
  poster: { scene: SceneName; ink: Ink; alt: string };
};

/** Poster, title, author, date and lead of a post or article. */
export function ArticleHead({ title, lead, date, updated, poster }: Props) {
  return (
    <div className={`items-center py-[clamp(2.5rem,5vw,5rem)] ${columns}`}>
      {/* A named column, as the poster may be painted before the words beside it have arrived. */}
      <ScenePicture
        name={poster.scene}
        ink={poster.ink}
        alt={poster.alt}
        inPage
        className="w-full rounded-card lg:col-span-5 lg:col-start-8"
      />
      <div className="lg:col-span-7 lg:col-start-1 lg:row-start-1">
        <h1 className="text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)] leading-[1.02]">{title}</h1>
        <p className="pt-4 font-mono text-fine text-muted">
          {content.site.team.name}
          {"\u00a0· "}
          <time dateTime={date}>{formatDay(date)}</time>
          {updated && (
            <>
              {"\u00a0· "}
              <span className="inline-block">
                {content.legal.updated} <time dateTime={updated}>{formatDay(updated)}</time>
              </span>
            </>
          )}
        </p>
        <p className="pt-5 text-lead text-muted">{lead}</p>
      </div>
    </div>
  );
}
