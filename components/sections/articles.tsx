import { ArticleSlip } from "@/components/articles/article-slip";
import type { SectionProps } from "@/components/page/section-props";
import { List } from "@/components/ui/list";

/** The articles as slips of one receipt roll that scrolls sideways, the same slip as often as it is asked for. */
export function Articles({ id, title, lead, count }: SectionProps<"articles">) {
  return (
    <section aria-labelledby={id} className="bg-paper-2 pt-14 pb-8">
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
