import { ScenePicture } from "@/components/pictures/scene-picture";
import { Accordion } from "@/components/ui/accordion";
import { Band, columns } from "@/components/ui/band";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import type { Feature, Item } from "@/content/schema/fields";
import type { Service } from "@/content/schema/service";
import { slugOf } from "@/content/site/slug";
import { Markdown } from "./markdown";

type Props<Kind = Item> = { heading: string; lead: string; items: Kind[] };

/** A band with numbered items: how a service helps to grow. */
export function ItemList({ heading, lead, items }: Props) {
  const id = slugOf(heading);
  return (
    <Band tone="tinted" inner={columns} aria-labelledby={id}>
      <div className="lg:order-last lg:col-span-5">
        <div className="lg:sticky lg:top-28">
          <h2 id={id} className="text-h2">
            {heading}
          </h2>
          <p className="pt-4 text-lead text-muted">{lead}</p>
        </div>
      </div>
      <div className="lg:col-span-7">
        <Accordion name={id} items={items.map(wordsOf)} />
      </div>
    </Band>
  );
}

/** The place beside the list on wide screens, and the drawing in it. */
const stage = "lg:absolute lg:inset-y-0 lg:right-0 lg:w-5/12";
const frame = "w-full rounded-card lg:sticky lg:top-28 lg:aspect-4/3";

/** FEATURES: each item has a drawing, below its words, on wide screens on the stage beside the list. */
export function FeatureList({
  heading,
  lead,
  items,
  service: { ink, icon },
}: Props<Feature> & { service: Service }) {
  const id = slugOf(heading);
  return (
    <Band aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {heading}
      </h2>
      <p className="max-w-[40rem] pt-4 pb-10 text-lead text-muted">{lead}</p>
      <div className="relative">
        <div className={`max-lg:hidden ${stage}`}>
          <div className={`grid place-items-center ${frame} ${inkBackground[ink]}`}>
            <Icon name={icon} className="size-40 [stroke-width:1]" />
          </div>
        </div>
        <div className="lg:w-7/12 lg:pr-12">
          <Accordion
            name={id}
            startsOpen
            items={items.map((item) => ({
              ...wordsOf(item),
              picture: item.scene && (
                <div className={`pb-7 sm:pl-14 lg:p-0 lg:group-not-open:hidden ${stage}`}>
                  <ScenePicture name={item.scene} ink={ink} className={frame} />
                </div>
              ),
            }))}
          />
        </div>
      </div>
    </Band>
  );
}

function wordsOf({ title, text }: Item) {
  return { id: slugOf(title), title, content: <Markdown text={text} /> };
}
