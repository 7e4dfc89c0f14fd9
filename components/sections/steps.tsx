import { Markdown } from "@/components/articles/markdown";
import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Band, BandHead } from "@/components/ui/band";
import { Card } from "@/components/ui/card";
import { Numeral } from "@/components/ui/eyebrow";
import { cycled } from "@/components/ui/ink";
import { OrderedList } from "@/components/ui/list";

const inks = ["sky", "mint", "rose"] as const;

/** Three numbered steps, each with its picture. */
export function StepsSection({ id, title, lead, steps }: SectionProps<"steps">) {
  return (
    <Band aria-labelledby={id}>
      <BandHead id={id} heading={title} lead={lead} />
      <OrderedList className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {steps.map(({ title, text, drawing, alt }, index) => {
          const ink = cycled(inks, index);
          return (
            <Card as="li" key={title} ink={ink} className="pb-7">
              <DrawingPicture name={drawing} ink={ink} alt={alt} className="aspect-4/3 w-full" />
              <h3 className="flex items-baseline gap-3 px-[min(1.25rem,4vw)] pt-3 text-h4">
                <Numeral number={index + 1} /> <span>{title}</span>
              </h3>
              <div className="prose px-[min(1.25rem,4vw)] pt-2">
                <Markdown text={text} />
              </div>
            </Card>
          );
        })}
      </OrderedList>
    </Band>
  );
}
