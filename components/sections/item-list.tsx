import { Accordion } from "@/components/ui/accordion";
import { Band, columns } from "@/components/ui/band";
import type { Item } from "@/content/schema/fields";
import { slugOf } from "@/content/site/slug";
import { Markdown } from "./markdown";

type Props = {
  heading: string;
  lead: string;
  items: Item[];
  /** On which side of the list the heading stands on wide screens. */
  side: "left" | "right";
};

/** A band with numbered items: FEATURES, and how a service helps to grow. */
export function ItemList({ heading, lead, items, side }: Props) {
  const id = slugOf(heading);
  const left = side === "left";
  return (
    <Band tone={left ? "paper" : "tinted"} inner={columns} aria-labelledby={id}>
      <div className={left ? "lg:col-span-4" : "lg:order-last lg:col-span-5"}>
        <div className="lg:sticky lg:top-28">
          <h2 id={id} className="text-h2">
            {heading}
          </h2>
          <p className="pt-4 text-lead text-muted">{lead}</p>
        </div>
      </div>
      <div className={left ? "lg:col-span-8" : "lg:col-span-7"}>
        <Accordion
          name={id}
          items={items.map(({ title, text }) => ({
            id: slugOf(title),
            title,
            content: <Markdown text={text} />,
          }))}
        />
      </div>
    </Band>
  );
}
