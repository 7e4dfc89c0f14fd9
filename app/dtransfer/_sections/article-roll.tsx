import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { DtransferCard } from "./dtransfer-card";

/** The articles as slips of one receipt roll that scrolls sideways, the same slip as often as it is asked for. */
export function ArticleRoll() {
  const { heading, lead, count } = getContent().dtransfer.articles;
  return (
    <section aria-labelledby="_articles" className="bg-paper-2 pt-14 pb-8">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-edge pb-4">
        <h2 id="_articles" className="text-h4">
          {heading}
        </h2>
        <p className="text-muted">{lead}</p>
      </div>
      <div className="scroll-px-edge snap-x overflow-x-auto px-edge print:overflow-visible">
        <List className="torn on-ink flex w-max bg-white print:w-auto print:flex-wrap">
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical
            <DtransferCard key={index} />
          ))}
        </List>
      </div>
    </section>
  );
}
