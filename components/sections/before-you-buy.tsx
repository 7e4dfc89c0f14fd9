import { Markdown } from "@/components/articles/markdown";
import type { SectionProps } from "@/components/page/section-props";
import { Band, BandHead } from "@/components/ui/band";
import { getContent } from "@/site/content";

/** What a buyer should know, a fact each. */
export function BeforeYouBuySection({ id, anchor }: SectionProps<"before-you-buy">) {
  const { heading, lead, items } = getContent().beforeYouBuy;
  return (
    <Band tone="tinted" id={anchor} aria-labelledby={id}>
      <BandHead id={id} heading={heading} lead={lead} />
      <dl className="grid gap-x-10 *:min-w-0 sm:grid-cols-2 xl:grid-cols-4">
        {items.map(({ title, text }) => (
          <div key={title} className="border-t border-line py-2.5">
            <dt className="font-strong">{title}</dt>
            <dd className="prose">
              <Markdown text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
