import { Markdown } from "@/components/articles/markdown";
import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { ListHeading } from "@/components/services/list-heading";
import { Accordion } from "@/components/ui/accordion";
import { Band } from "@/components/ui/band";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";

/** The place beside the list on wide screens, and the drawing in it. */
const stage = "md:absolute md:inset-y-0 md:end-0 md:w-5/12";
/** 5/12 of the width, 4:3; no picture goes on below a short list. */
const asHighAsStage = "md:min-h-[31.25cqi]";
const frame = "w-full rounded-card md:sticky md:top-28 md:aspect-4/3";

/** Items with a drawing each, below its words, on wide screens on the stage beside the list. */
export function Features({
  id,
  suffix,
  page,
  service,
  eyebrow,
  title,
  items,
  itemId,
}: SectionProps<"features">) {
  const { ink = "stone", icon } = service ?? {};
  return (
    <Band inner="@container" aria-labelledby={id}>
      <ListHeading id={id} suffix={suffix} eyebrow={eyebrow} title={title} />
      <div className={`relative ${asHighAsStage}`}>
        <div className={`max-md:hidden ${stage}`}>
          <div className={`grid place-items-center ${frame} ${inkBackground[ink]}`}>
            {icon && <Icon name={icon} className="size-40 [stroke-width:1]" />}
          </div>
        </div>
        <div className="md:w-7/12 md:pe-8 lg:pe-12">
          <Accordion
            name={id}
            startsOpen={page.service !== undefined}
            items={items.map((item) => ({
              id: itemId(item.title),
              title: item.title,
              content: <Markdown text={item.text} />,
              picture: item.drawing && (
                <div
                  className={`pb-7 sm:ps-14 max-w-[512px] md:p-0 md:group-not-open:hidden ${stage}`}
                >
                  <DrawingPicture name={item.drawing} ink={ink} className={frame} />
                </div>
              ),
            }))}
          />
        </div>
      </div>
    </Band>
  );
}
