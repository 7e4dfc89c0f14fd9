import { Markdown } from "@/components/sections/markdown";
import { Band } from "@/components/ui/band";
import { getContent } from "@/site/content";

/** A buyer's questions: those with answers, then those without. Other pages link here. */
export function BeforeYouBuy() {
  const { heading, lead, known, open } = getContent().beforeYouBuy;
  return (
    <Band tone="tinted" id="before-you-buy" aria-labelledby="_before-you-buy-heading">
      <h2 id="_before-you-buy-heading" className="text-h2">
        {heading}
      </h2>
      <p className="max-w-[44rem] pt-4 text-lead text-muted">{lead}</p>
      <Entries id="_known" {...known} />
      <Entries id="_open" {...open} />
    </Band>
  );
}

type Props = { id: string; heading: string; items: { title: string; text: string }[] };

function Entries({ id, heading, items }: Props) {
  return (
    <section aria-labelledby={id} className="pt-8">
      <h3 id={id} className="text-h3">
        {heading}
      </h3>
      <dl className="grid gap-x-10 pt-5 *:min-w-0 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title, text }) => (
          <div key={title} className="border-t border-line py-2.5">
            <dt className="font-[650]">{title}</dt>
            <dd className="prose">
              <Markdown text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
