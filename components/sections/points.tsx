import { Markdown } from "@/components/articles/markdown";
import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Band, BandHead } from "@/components/ui/band";
import { Card } from "@/components/ui/card";
import { cycled } from "@/components/ui/ink";
import { List } from "@/components/ui/list";

const inks = ["coral", "canola", "rose"] as const;
const card = "max-md:grid max-md:grid-cols-[5fr_3fr] md:flex md:flex-col";

/** Points, each with the upper part of a phone's screen. */
export function Points({ id, title, points }: SectionProps<"points">) {
  return (
    <Band tone="tinted" aria-labelledby={id}>
      <BandHead id={id} heading={title} />
      <List className="grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {points.map(({ title, text, drawing, alt }, index) => (
          <Card as="li" key={title} ink={cycled(inks, index)} className={card}>
            <div className="p-5 max-md:pe-4 lg:p-7">
              <h3 className="text-h4">{title}</h3>
              <div className="prose pt-2">
                <Markdown text={text} />
              </div>
            </div>
            {/* The upper part of a phone; its end lies below the card. */}
            <div className="relative mt-auto max-md:min-h-48 md:aspect-[8/7]">
              <DrawingPicture
                name={drawing}
                alt={alt}
                className="absolute inset-x-0 top-5 mx-auto w-[86%] max-w-60 max-md:ms-0 md:w-[60%] md:top-0"
              />
            </div>
          </Card>
        ))}
      </List>
    </Band>
  );
}
