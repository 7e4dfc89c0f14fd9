import { Markdown } from "@/components/sections/markdown";
import { Accordion } from "@/components/ui/accordion";
import { Band, columns } from "@/components/ui/band";
import { content } from "@/content/content";
import { slugOf } from "@/content/site/slug";

/** The questions and their answers. */
export function Faq() {
  const { heading, lead } = content.why.faq;
  const items = content.faq.items.map(({ question, answer }) => ({
    id: slugOf(question),
    title: question,
    content: <Markdown text={answer} />,
  }));
  return (
    <Band tone="tinted" className="mb-section" inner={columns} aria-labelledby="faq">
      <div className="lg:col-span-4">
        <h2 id="faq" className="text-h2">
          {heading}
        </h2>
        <p className="pt-4 text-lead text-muted">{lead}</p>
      </div>
      <div className="lg:col-span-8">
        <Accordion name="faq" items={items} />
      </div>
    </Band>
  );
}
