import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { ListHeading, ListItems, ServiceSign } from "@/components/services/item-list";
import { Band } from "@/components/ui/band";

/** In wide containers, the picture stands beside heading and items. */
const pictureFirst =
  "@min-[60rem]:grid-cols-[5fr_7fr] @min-[60rem]:grid-rows-[auto_1fr] @min-[60rem]:gap-x-16";
const look = "w-full rounded-card aspect-4/5 @min-[60rem]:aspect-square";

/** The place beside items with a drawing each, on wide screens, and the drawing in it. */
const stage = "md:absolute md:inset-y-0 md:end-0 md:w-5/12";
/** 5/12 of the width, 4:3; no picture goes on below a short list. */
const asHighAsStage = "md:min-h-[31.25cqi]";
const frame = "w-full rounded-card md:sticky md:top-28 md:aspect-4/3";

/**
 * Items that open, one at a time, with a picture beside them or a drawing each. On a service's page the
 * first one is open from the start.
 */
export function ItemList({ id, page, service, ...fields }: SectionProps<"list">) {
  const { suffix, eyebrow, title, ink = service?.ink ?? "stone", picture, items, itemIds } = fields;
  const head = <ListHeading id={id} suffix={suffix} eyebrow={eyebrow} title={title} />;
  const common = { name: id, startsOpen: page.service !== undefined, items, itemIds };
  if (items.some(({ drawing }) => drawing))
    return (
      <Band inner="@container" aria-labelledby={id}>
        {head}
        <div className={`relative ${asHighAsStage}`}>
          <div className={`max-md:hidden ${stage}`}>
            <ServiceSign service={service} ink={ink} className={frame} />
          </div>
          <div className="md:w-7/12 md:pe-8 lg:pe-12">
            <ListItems
              {...common}
              pictureOf={({ drawing }) =>
                drawing && (
                  <div
                    className={`pb-7 sm:ps-14 max-w-[512px] md:p-0 md:group-not-open:hidden ${stage}`}
                  >
                    <DrawingPicture name={drawing} ink={ink} className={frame} />
                  </div>
                )
              }
            />
          </div>
        </div>
      </Band>
    );
  return (
    <Band tone={service ? "tinted" : "paper"} inner="@container" aria-labelledby={id}>
      <div className={`grid gap-x-10 *:min-w-0 @min-[40rem]:grid-cols-[7fr_3fr] ${pictureFirst}`}>
        <div className="self-center @min-[60rem]:self-auto">{head}</div>
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
          <ListItems {...common} />
        </div>
      </div>
    </Band>
  );
}
