import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { formatDay, getContent, namedService } from "@/site/content";
import "./article-slip.css";

/** A card of the dTransfer article; the landing page shows eleven alike. */
export function ArticleSlip() {
  const { title, date, poster } = getContent().article;
  return (
    <li className="dtransfer-card group relative flex w-72 snap-start items-center gap-4">
      <div className={`dtransfer-icon rounded-control ${inkBackground[poster.ink]}`}>
        <Icon name={namedService("dtransfer").icon} className="size-7" />
      </div>
      <div>
        <h3 className="text-small leading-[1.2]! underline-offset-4 group-hover:underline">
          {title}
        </h3>
        <p className="flex flex-wrap gap-x-3 pt-1.5 text-fine">
          <time dateTime={date} className="font-mono text-muted">
            {formatDay(date)}
          </time>{" "}
          <a
            href="/dtransfer/redmore"
            className="inline-block py-1 font-strong underline underline-offset-4 after:absolute after:inset-0"
          >
            Read the article
          </a>
        </p>
      </div>
    </li>
  );
}
