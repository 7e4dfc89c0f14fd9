import { Band } from "@/components/ui/band";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { DtransferCard } from "./dtransfer-card";

/** The articles as one receipt, the same card as often as it is asked for. */
export function ArticleRoll() {
  const { heading, lead, count } = getContent().dtransfer.articles;
  return (
    <Band tone="tinted" aria-labelledby="articles">
      <div className="torn @container on-ink bg-white px-4 sm:px-8">
        <div className="border-b-4 border-dotted border-line pt-6 pb-8">
          <h2 id="articles" className="text-h2">
            {heading}
          </h2>
          <p className="pt-3 text-lead text-muted">{lead}</p>
        </div>
        {/* Each card's dotted edges lie upon its neighbours'; the outer ones are cut off. */}
        <div className="overflow-hidden">
          <List className="-mt-1 -ml-1 grid grid-cols-1 @min-[38rem]:grid-cols-2 @min-[60rem]:grid-cols-3">
            {Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical
              <DtransferCard key={index} />
            ))}
          </List>
        </div>
      </div>
    </Band>
  );
}
