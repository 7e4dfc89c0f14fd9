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
      <h2 id="_faq" className="text-h2 lg:col-span-12">
        {heading}
      </h2>
      <div className="lg:col-span-4">
        <p className="text-lead text-muted">{lead}</p>
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
