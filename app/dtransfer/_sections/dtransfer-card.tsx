import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { formatDay, getContent, serviceAt } from "@/site/content";

/** A card of the dTransfer article; the landing page shows eleven alike. */
export function DtransferCard() {
  const { title, date, poster } = getContent().article;
  return (
    <li className="group relative flex flex-wrap items-center gap-4 border-t-4 border-l-4 border-dotted border-line p-3 sm:p-5">
      {/* The service's sign: words in the poster would be too small to read. */}
      <div
        className={`hidden size-24 shrink-0 place-items-center sm:grid rounded-card ${inkBackground[poster.ink]}`}
      >
        <Icon
          name={serviceAt("/services/dtransfer").service.icon}
          className="size-14 [stroke-width:1.25]"
        />
      </div>
      <div className="min-w-0 flex-[1_1_9rem]">
        <h3 className="text-body underline-offset-4 group-hover:underline">{title}</h3>
        <div className="flex flex-wrap items-center justify-between gap-x-3 pt-1">
          <p className="font-mono text-fine text-muted">
            <time dateTime={date}>{formatDay(date)}</time>
          </p>
          <a
            href="/dtransfer/redmore"
            className="flex min-h-6 items-center gap-2 text-small font-[650] underline underline-offset-4 after:absolute after:inset-0"
          >
            {getContent().dtransfer.articles.readMore}
            <Icon name="arrow-right" className="size-4.5" />
          </a>
        </div>
      </div>
    </li>
  );
}
