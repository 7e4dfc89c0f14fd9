import type { SectionProps } from "@/components/page/section-props";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { formatDay, getContent } from "@/site/content";
import "./articles.css";

/** The articles as slips of one receipt roll that scrolls sideways, the same slip as often as it is asked for. */
export function Articles({ id, title, lead, count }: SectionProps<"articles">) {
  return (
    <section aria-labelledby={id} className="bg-paper-2 py-section">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-edge pb-4">
        <h2 id={id} className="text-h4">
          {title}
        </h2>
        <p className="text-muted">{lead}</p>
      </div>
      <div className="scroll-px-edge snap-x overflow-x-auto px-edge print:overflow-visible">
        <List className="torn on-ink flex w-max bg-white print:w-auto print:flex-wrap">
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical
            <ArticleSlip key={index} />
          ))}
        </List>
      </div>
    </section>
  );
}

/** A card of the dTransfer article; the landing page shows eleven alike. */
function ArticleSlip() {
  const { title, date, poster } = getContent().article;
  return (
    <li className="dtransfer-card group relative flex w-72 snap-start items-center gap-4">
      <div className={`dtransfer-icon rounded-control ${inkBackground[poster.ink]}`}>
        <Icon name="receipt-text" className="size-7" />
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
