import { ScenePicture } from "@/components/pictures/scene-picture";
import { Accordion } from "@/components/ui/accordion";
import { Band } from "@/components/ui/band";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { slugOf } from "@/site/content";
import type { Feature, Illustration, Item } from "@/site/schema/fields";
import type { Service } from "@/site/schema/service";
import { Markdown } from "./markdown";

type Props<Kind = Item> = { heading: string; title: string; items: Kind[]; service: Service };

/** In wide containers, the picture stands beside heading and items. */
const pictureFirst =
  "@min-[60rem]:grid-cols-[5fr_7fr] @min-[60rem]:grid-rows-[auto_1fr] @min-[60rem]:gap-x-16";

/**
 * A band with numbered items, how a service helps to grow; where there is room, with a picture beside
 * them, or beside their heading.
 */
export function ItemList({
  heading,
  title,
  items,
  picture,
  service: { ink, icon },
}: Props & { picture?: Illustration | undefined }) {
  const id = `_${slugOf(heading)}`;
  const look = "w-full rounded-card aspect-4/5 @min-[60rem]:aspect-square";
  return (
    <Band tone="tinted" inner="@container" aria-labelledby={id}>
      <div className={`grid gap-x-10 *:min-w-0 @min-[40rem]:grid-cols-[7fr_3fr] ${pictureFirst}`}>
        <div className="self-center @min-[60rem]:self-auto">
          <Heading id={id} heading={heading} title={title} />
        </div>
        <div className="@max-[40rem]:hidden @min-[60rem]:order-first @min-[60rem]:row-span-2">
          <div className="top-28 @min-[60rem]:sticky">
            {picture ? (
              <ScenePicture name={picture.scene} alt={picture.alt} ink={ink} className={look} />
            ) : (
              <div className={`grid place-items-center ${look} ${inkBackground[ink]}`}>
                <Icon name={icon} className="size-40 [stroke-width:1]" />
              </div>
            )}
          </div>
        </div>
        <div className="@max-[60rem]:col-span-full">
          <Accordion name={id} startsOpen items={items.map(accordionItem)} />
        </div>
      </div>
    </Band>
  );
}

/** The place beside the list on wide screens, and the drawing in it. */
const stage = "md:absolute md:inset-y-0 md:end-0 md:w-5/12";
/** 5/12 of the width, 4:3; no picture goes on below a short list. */
const asHighAsStage = "md:min-h-[31.25cqi]";
const frame = "w-full rounded-card md:sticky md:top-28 md:aspect-4/3";

/** FEATURES: each item has a drawing, below its words, on wide screens on the stage beside the list. */
export function FeatureList({ heading, title, items, service: { ink, icon } }: Props<Feature>) {
  const id = `_${slugOf(heading)}`;
  return (
    <Band inner="@container" aria-labelledby={id}>
      <Heading id={id} heading={heading} title={title} />
      <div className={`relative ${asHighAsStage}`}>
        <div className={`max-md:hidden ${stage}`}>
          <div className={`grid place-items-center ${frame} ${inkBackground[ink]}`}>
            <Icon name={icon} className="size-40 [stroke-width:1]" />
          </div>
        </div>
        <div className="md:w-7/12 md:pe-8 lg:pe-12">
          <Accordion
            name={id}
            startsOpen
            items={items.map((item) => ({
              ...accordionItem(item),
              picture: item.scene && (
                <div
                  className={`pb-7 sm:ps-14 max-w-[512px] md:p-0 md:group-not-open:hidden ${stage}`}
                >
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

/** The list's specified heading, small, which names its region, and a large line of its own. */
function Heading({ id, heading, title }: { id: string; heading: string; title: string }) {
  return (
    <h2 className="max-w-[52rem] pb-7 text-h2">
      <HeadingEyebrow className="pb-3">
        <span id={id}>{heading}</span>
      </HeadingEyebrow>
      {title}
    </h2>
  );
}

function accordionItem({ title, text }: Item) {
  return { id: slugOf(title), title, content: <Markdown text={text} /> };
}
