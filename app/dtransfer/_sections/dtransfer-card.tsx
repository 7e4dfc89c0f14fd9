import { content, formatDay } from "@/compiler/published";
import { ScenePicture } from "@/components/pictures/scene-picture";
import { Icon } from "@/components/ui/icon";

/**
 * A card of the dTransfer article; the landing page shows eleven alike. As the first of a list it
 * stands in full, as any other it is a stub of the same receipt.
 */
export function DtransferCard() {
  const { title, teaser, date, poster } = content.article;
  return (
    <li className="group relative flex min-h-22 flex-wrap items-center justify-between gap-x-4 border-dotted border-line py-3 not-first:border-t-4 first:row-span-5 first:block first:py-6 @min-[48rem]:not-first:border-l-4 @min-[48rem]:not-first:px-6 @min-[48rem]:first:pr-6 @min-[48rem]:nth-2:border-t-0 @min-[48rem]:nth-7:border-t-0">
      <ScenePicture
        name={poster.scene}
        ink={poster.ink}
        className="mb-5 hidden h-48 w-full rounded-card group-first:block"
      />
      <div className="min-w-0 flex-1">
        <p className="font-mono text-fine text-muted">
          <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <h3 className="pt-1 text-body underline-offset-4 group-first:text-h4 group-hover:underline">
          {title}
        </h3>
        <p className="hidden pt-2 pb-4 text-small text-muted group-first:block">{teaser}</p>
      </div>
      <a
        href="/dtransfer/redmore"
        className="flex min-h-6 min-w-6 items-center gap-2 font-[650] underline underline-offset-4 after:absolute after:inset-0"
      >
        <span className="sr-only group-first:not-sr-only">
          {content.dtransfer.articles.readMore}
        </span>
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}
