import { Markdown } from "@/components/sections/markdown";
import { Band } from "@/components/ui/band";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";

/** A shopper's questions, each with its answer in sight. */
export function Points() {
  const { heading, points } = getContent().shoppers;
  return (
    <Band tone="tinted" aria-labelledby="points">
      <h2 id="points" className="text-h2">
        {heading}
      </h2>
      <List className="grid gap-x-10 gap-y-8 pt-10 md:grid-cols-2">
        {points.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-ink pt-4">
            <h3 className="text-h4">{title}</h3>
            <div className="prose pt-2">
              <Markdown text={text} />
            </div>
          </li>
        ))}
      </List>
    </Band>
  );
}
