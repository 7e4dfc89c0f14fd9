import { Markdown } from "@/components/articles/markdown";
import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Band, BandHead } from "@/components/ui/band";
import { Card } from "@/components/ui/card";
import { cycled } from "@/components/ui/ink";
import { List } from "@/components/ui/list";

const inks = ["coral", "canola", "rose"] as const;

/** Words beside the picture on phones and in wide cards; in the narrow ones of a row, above it. */
const card = "grid h-full grid-cols-[5fr_3fr] md:@max-[27rem]:flex md:@max-[27rem]:flex-col";
const stage =
  "relative mt-auto h-full min-h-48 md:min-h-72 md:@max-[27rem]:h-auto md:@max-[27rem]:min-h-0 md:@max-[27rem]:aspect-[8/7]";
const phone =
  "absolute inset-x-0 top-5 w-[86%] max-w-60 md:@max-[27rem]:top-0 md:@max-[27rem]:mx-auto md:@max-[27rem]:w-[60%]";

/** Points, each with the upper part of a phone's screen. */
export function PointsSection({ id, title, points }: SectionProps<"points">) {
  return (
    <Band tone="tinted" aria-labelledby={id}>
      <BandHead id={id} heading={title} />
      <List className="grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {points.map(({ title, text, drawing, alt }, index) => (
          <Card as="li" key={title} ink={cycled(inks, index)} className="@container">
            <div className={card}>
              <div className="p-5 max-md:pe-4 lg:p-7">
                <h3 className="text-h4">{title}</h3>
                <div className="prose pt-2">
                  <Markdown text={text} />
                </div>
              </div>
              {/* The upper part of a phone; its end lies below the card. */}
              <div className={stage}>
                <DrawingPicture name={drawing} alt={alt} className={phone} />
              </div>
            </div>
          </Card>
        ))}
      </List>
    </Band>
  );
}
