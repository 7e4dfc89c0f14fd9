import { CurrencyNote } from "@/components/sections/currency-note";
import { Markdown } from "@/components/sections/markdown";
import { Accordion } from "@/components/ui/accordion";
import { Band, columns } from "@/components/ui/band";
import { List } from "@/components/ui/list";
import { getContent, linkToPart, slugOf } from "@/site/content";
import { pricingPath } from "@/site/schema/pricing";

/** The questions and their answers. */
export function Faq() {
  const { heading, lead } = getContent().why.faq;
  const items = getContent().faq.items.map(({ question, answer }) => ({
    id: slugOf(question),
    title: question,
    content: <Markdown text={answer} />,
  }));
  return (
    <Band tone="tinted" inner={columns} aria-labelledby="_faq">
      <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        <h2 id="_faq" className="text-h2 lg:text-[2.5rem]">
          {heading}
        </h2>
        <p className="pt-5 text-lead text-muted">{lead}</p>
        <List className="grid pt-3 font-[650] underline underline-offset-4 *:*:flex *:*:min-h-11 *:*:items-center">
          <li>
            <a href={linkToPart(pricingPath("flyer"), "billing")}>{getContent().billing.heading}</a>
          </li>
          <li>
            <a href="/shoppers">{getContent().shoppers.link}</a>
          </li>
        </List>
        <CurrencyNote className="pt-5" />
      </div>
      <div className="lg:col-span-8 [&_h3]:text-lead">
        <Accordion name="faq" items={items} />
      </div>
    </Band>
  );
}
