import type { SectionProps } from "@/components/page/section-props";
import { BandHead, columns } from "@/components/ui/band";
import { OrderedList } from "@/components/ui/list";
import { formatDay, getContent } from "@/site/content";
import "./articles.css";

/** The article as the lines of one receipt, the same line as often as it is asked for. */
export function ArticlesSection({ id, title, lead, count }: SectionProps<"articles">) {
  return (
    <section aria-labelledby={id} className="bg-paper-2 px-gutter py-section">
      <div className={`mx-auto max-w-page ${columns}`}>
        <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <BandHead id={id} heading={title} lead={lead} isColumn />
        </div>
        <div className="printer on-ink lg:col-span-8">
          <div className="lifted">
            <OrderedList className="torn bg-white px-[min(1.5rem,4vw)] font-mono">
              {Array.from({ length: count }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical
                <ArticleLine key={index} />
              ))}
            </OrderedList>
          </div>
        </div>
      </div>
    </section>
  );
}

/** A card of the dTransfer article; the landing page shows eleven alike. */
function ArticleLine() {
  const { title, date } = getContent().article;
  return (
    <li className="group relative flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-dashed border-line py-2.5 text-fine last:border-0">
      <h3 className="grow font-body! text-small! font-strong! tracking-normal! underline-offset-4 group-hover:underline">
        {title}
      </h3>
      <time dateTime={date} className="text-muted">
        {formatDay(date)}
      </time>{" "}
      <a
        href="/dtransfer/redmore"
        className="underline underline-offset-4 after:absolute after:inset-0"
      >
        Read more
      </a>
    </li>
  );
}
