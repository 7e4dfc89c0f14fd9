import { Markdown } from "@/components/articles/markdown";
import type { SectionProps } from "@/components/page/section-props";
import { CurrencyNote } from "@/components/prices/price";
import { Accordion } from "@/components/ui/accordion";
import { Band, BandHead, columns } from "@/components/ui/band";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { hrefOf } from "@/site/links";

/** All questions and their answers. */
export function QuestionsSection({
  id,
  title,
  lead,
  links = [],
  itemIds,
}: SectionProps<"questions">) {
  const items = getContent().faq.items.map(({ question, answer }, index) => ({
    id: itemIds[index] ?? "",
    title: question,
    content: <Markdown text={answer} />,
  }));
  return (
    <Band tone="tinted" inner={columns} aria-labelledby={id}>
      <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        <BandHead id={id} heading={title} lead={lead} isColumn />
        {links.length > 0 && (
          <List className="grid font-strong underline underline-offset-4 *:*:flex *:*:min-h-11 *:*:items-center">
            {links.map(({ label, to }) => (
              <li key={to}>
                <a href={hrefOf(to)}>{label}</a>
              </li>
            ))}
          </List>
        )}
        <CurrencyNote className="pt-5" />
      </div>
      <div className="lg:col-span-8">
        <Accordion name={id} items={items} />
      </div>
    </Band>
  );
}
