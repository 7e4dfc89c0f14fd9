import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { formatDay, getContent, namedService } from "@/site/content";

/** A card of the dTransfer article; the landing page shows eleven alike. */
export function DtransferCard() {
  const { title, date, poster } = getContent().article;
  return (
    <li className="group relative flex w-60 snap-start flex-col border-s-4 border-dotted border-line p-5 first:border-s-0">
      <div className={`grid size-16 place-items-center rounded-card ${inkBackground[poster.ink]}`}>
        <Icon
          name={namedService("products").service.icon}
          className="size-10 [stroke-width:1.25]"
        />
      </div>
      <h3 className="pt-4 text-body underline-offset-4 group-hover:underline">{title}</h3>
      <p className="pt-1 pb-4 font-mono text-fine text-muted">
        <time dateTime={date}>{formatDay(date)}</time>
      </p>
      <a
        href="/dtransfer/redmore"
        className="mt-auto flex min-h-6 items-center gap-2 text-small font-[650] underline underline-offset-4 after:absolute after:inset-0"
      >
        {getContent().dtransfer.articles.readMore}
        <Icon name="arrow-right" className="size-4.5" />
      </a>
    </li>
  );
}
