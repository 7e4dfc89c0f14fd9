import { content } from "@/compiler/published";
import { Band } from "@/components/ui/band";
import { DtransferCard } from "./dtransfer-card";

/** The articles as one receipt in three columns: the first in full, the others as its stubs. */
export function ArticleRoll() {
  const { heading, lead, count } = content.dtransfer.articles;
  return (
    <Band tone="tinted" aria-labelledby="articles">
      <div className="torn @container on-ink bg-slip px-4 sm:px-8">
        <div className="border-b-4 border-dotted border-line pt-6 pb-8">
          <h2 id="articles" className="text-h2">
            {heading}
          </h2>
          <p className="pt-3 text-lead text-muted">{lead}</p>
        </div>
        <ul className="grid @min-[48rem]:grid-flow-col @min-[48rem]:grid-cols-3 @min-[48rem]:grid-rows-[repeat(5,minmax(5.5rem,auto))]">
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical
            <DtransferCard key={index} />
          ))}
        </ul>
      </div>
    </Band>
  );
}
