import { ScenePicture } from "@/components/pictures/scene-picture";
import { Anchor } from "@/components/ui/anchor";
import { content } from "@/content/content";
import { formatDay } from "@/content/site/dates";

/** A card of the dTransfer article; the landing page shows eleven alike. */
export function DtransferCard() {
  const { title, teaser, date, poster } = content.article;
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border-2 border-ink bg-sheet">
      <ScenePicture name={poster.scene} ink={poster.ink} className="w-full" />
      <div className="flex grow flex-col p-5">
        <p className="font-mono text-fine text-muted">
          <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <h3 className="pt-1.5 text-h4">{title}</h3>
        <p className="pt-2 pb-5 text-small text-muted">{teaser}</p>
        <Anchor
          href="/dtransfer/redmore"
          className="mt-auto font-[650] underline underline-offset-4 after:absolute after:inset-0"
        >
          {content.dtransfer.articles.readMore}
        </Anchor>
      </div>
    </li>
  );
}
