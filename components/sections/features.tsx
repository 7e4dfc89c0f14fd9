import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { ListHeading, ListItems, ServiceSign } from "@/components/services/item-list";
import { Band } from "@/components/ui/band";

/** The place beside the list on wide screens, and the drawing in it. */
const stage = "md:absolute md:inset-y-0 md:end-0 md:w-5/12";
/** 5/12 of the width, 4:3; no picture goes on below a short list. */
const asHighAsStage = "md:min-h-[31.25cqi]";
const frame = "w-full rounded-card md:sticky md:top-28 md:aspect-4/3";

/** Items with a drawing each, below its words, on wide screens on the stage beside the list. */
export function Features({ id, page, service, items, itemId, ...words }: SectionProps<"features">) {
  const ink = service?.ink ?? "stone";
  return (
    <Band inner="@container" aria-labelledby={id}>
      <ListHeading id={id} {...words} />
      <div className={`relative ${asHighAsStage}`}>
        <div className={`max-md:hidden ${stage}`}>
          <ServiceSign service={service} ink={ink} className={frame} />
        </div>
        <div className="md:w-7/12 md:pe-8 lg:pe-12">
          <ListItems
            name={id}
            startsOpen={page.service !== undefined}
            items={items}
            itemId={itemId}
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
}
