import { drawingOf } from "@/components/drawings/drawing";
import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Picture } from "@/components/pictures/picture";
import { BandHead, columns } from "@/components/ui/band";
import { inkBackground } from "@/components/ui/ink";
import { List, OrderedList } from "@/components/ui/list";
import { pictureAt } from "@/site/content";
import type { Ink, PictureFields } from "@/site/schema/fields";
import "./reasons.css";

type Print = PictureFields & { photo?: string | undefined };

/** Each point's ink, and those of its prints, which differ from the ground. */
const looks: { ink: Ink; prints: Ink[] }[] = [
  { ink: "mint", prints: ["canola", "sky", "coral"] },
  { ink: "denim", prints: ["rose", "canola", "mint"] },
  { ink: "rose", prints: ["sky", "canola", "denim"] },
];

/** Numbered points on alternating sides: words and their gallery beside a large picture. */
export function Reasons({ id, page, title, lead, points }: SectionProps<"reasons">) {
  return (
    <section aria-labelledby={id} className="pt-section">
      <div className="px-gutter">
        <div className="mx-auto max-w-page pb-10">
          <BandHead id={id} heading={title} lead={lead} />
        </div>
      </div>
      <OrderedList>
        {points.map(({ title, text, drawing, alt, gallery }, index) => {
          const { ink, prints } = looks[index % looks.length] as (typeof looks)[number];
          const isMirrored = index % 2 === 1;
          const [width, height] = drawingOf(drawing).size;
          return (
            <li key={title} className={`px-gutter pb-10 lg:pb-14 ${inkBackground[ink]}`}>
              <div className={`mx-auto max-w-page grid-flow-dense gap-y-5! ${columns}`}>
                <div className={`-mt-8 lg:col-span-5 ${isMirrored ? "lg:col-start-8" : ""}`}>
                  <p className="why-number bg-press font-mono text-h3 text-white">{index + 1}</p>
                  <h3 className="pt-5 text-h2">{title}</h3>
                  <p className="max-w-measure pt-3 text-lead">{text}</p>
                </div>
                <DrawingPicture
                  name={drawing}
                  alt={alt}
                  className={`mx-auto ${height > width ? "why-phone" : "why-drawing"} ${isMirrored ? "lg:col-start-1" : ""}`}
                />
                <Gallery
                  file={page.file}
                  pictures={gallery}
                  inks={prints}
                  className={`lg:col-span-5 ${isMirrored ? "lg:col-start-8" : ""}`}
                />
              </div>
            </li>
          );
        })}
      </OrderedList>
    </section>
  );
}

type GalleryProps = { file: string; pictures: Print[]; inks: Ink[]; className: string };

/** Three prints that lie upon each other's edges. */
function Gallery({ file, pictures, inks, className }: GalleryProps) {
  return (
    <List className={`flex self-start pt-2 ps-[5%] print:ps-0 ${className}`}>
      {pictures.map(({ drawing, photo, alt }, index) => {
        const picture = photo && pictureAt(photo, file);
        return (
          <li key={alt} className="why-print max-w-64 bg-white p-1.5 shadow-paper">
            {picture ? (
              <Picture
                picture={picture}
                alt={alt}
                sizes="16rem"
                className="aspect-4/3 rounded-none! object-cover"
              />
            ) : (
              <DrawingPicture
                name={drawing}
                ink={inks[index] ?? "stone"}
                alt={alt}
                className="w-full"
              />
            )}
          </li>
        );
      })}
    </List>
  );
}
