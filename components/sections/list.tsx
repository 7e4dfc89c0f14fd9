import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { ListHeading, ListItems, ServiceSign } from "@/components/services/list-items";
import { Spread } from "@/components/services/spread";
import { Band } from "@/components/ui/band";

/** In wide containers, the picture stands beside heading and items. */
const pictureFirst =
  "@min-[60rem]:grid-cols-[5fr_7fr] @min-[60rem]:grid-rows-[auto_1fr] @min-[60rem]:gap-x-16";
const look = "w-full rounded-card aspect-4/5 @min-[60rem]:aspect-square";

/**
 * Items that open, one at a time: a spread if they have drawings, else with a picture beside them. On a
 * service's page the first one is open from the start.
 */
export function ListSection({
  id,
  page,
  service,
  place = "right",
  ...fields
}: SectionProps<"list">) {
  const { suffix, eyebrow, title, ink = service?.ink ?? "stone", picture, items, itemIds } = fields;
  const startsOpen = page.service !== undefined;
  const words = { id, suffix, eyebrow, title };
  if (items.some(({ drawing }) => drawing))
    return <Spread {...{ ...words, service, ink, place, picture, items, itemIds, startsOpen }} />;
  return (
    <Band tone={service ? "tinted" : "paper"} inner="@container" aria-labelledby={id}>
      <div className={`grid gap-x-10 *:min-w-0 @min-[40rem]:grid-cols-[7fr_3fr] ${pictureFirst}`}>
        <div className="self-center @min-[60rem]:self-auto">
          <ListHeading {...words} />
        </div>
        <div className="@max-[40rem]:hidden @max-[60rem]:pb-7 @min-[60rem]:order-first @min-[60rem]:row-span-2">
          <div className="top-28 @min-[60rem]:sticky">
            {picture ? (
              <DrawingPicture name={picture.drawing} alt={picture.alt} ink={ink} className={look} />
            ) : (
              <ServiceSign service={service} ink={ink} className={look} />
            )}
          </div>
        </div>
        <div className="@max-[60rem]:col-span-full">
          <ListItems name={id} startsOpen={startsOpen} items={items} itemIds={itemIds} />
        </div>
      </div>
    </Band>
  );
}
