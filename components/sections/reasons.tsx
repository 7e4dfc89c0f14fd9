import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { PhotoOrDrawing } from "@/components/pictures/photo-or-drawing";
import { BandHead, columns } from "@/components/ui/band";
import { Numeral } from "@/components/ui/eyebrow";
import { cycled, inkBackground } from "@/components/ui/ink";
import { List, OrderedList } from "@/components/ui/list";
import type { Ink, PictureFields } from "@/site/schema/fields";

type Print = PictureFields & { photo?: string };

/** Each point's ink, and those of its prints, which differ from the ground. */
const looks = [
  { ink: "mint", prints: ["canola", "sky", "coral"] },
  { ink: "denim", prints: ["rose", "canola", "mint"] },
  { ink: "rose", prints: ["sky", "canola", "denim"] },
] as const;

/** Numbered points of one height on alternating sides: words and their gallery beside a large picture. */
export function Reasons({ id, page, title, lead, points }: SectionProps<"reasons">) {
  return (
    <section aria-labelledby={id} className="pt-section">
      <div className="px-gutter">
        <div className="mx-auto max-w-page pb-10">
          <BandHead id={id} heading={title} lead={lead} />
        </div>
      </div>
      <OrderedList className="lg:grid lg:auto-rows-fr">
        {points.map(({ title, text, drawing, alt, gallery }, index) => {
          const { ink, prints } = cycled(looks, index);
          const isMirrored = index % 2 === 1;
          return (
            <li key={title} className={`px-gutter py-8 lg:grid lg:py-12 ${inkBackground[ink]}`}>
              <div className={`mx-auto w-full max-w-page ${columns}`}>
                <div className={`lg:col-span-6 lg:self-center ${isMirrored ? "lg:order-1" : ""}`}>
                  <h3 className="flex items-baseline gap-3 font-mono text-body font-[420]">
                    <Numeral number={index + 1} /> {title}
                  </h3>
                  <p className="display max-w-measure pt-3 pb-6 text-h4">{text}</p>
                  <Gallery file={page.file} pictures={gallery} inks={prints} />
                </div>
                <DrawingPicture
                  name={drawing}
                  alt={alt}
                  className="h-[min(27rem,75vw)] w-full object-contain lg:col-span-6 lg:h-[27rem] lg:self-center"
                />
              </div>
            </li>
          );
        })}
      </OrderedList>
    </section>
  );
}

type GalleryProps = { file: string; pictures: Print[]; inks: readonly [Ink, ...Ink[]] };

/** Three prints side by side. */
function Gallery({ file, pictures, inks }: GalleryProps) {
  return (
    <List className="grid max-w-measure grid-cols-3 gap-2 sm:gap-3">
      {pictures.map(({ drawing, photo, alt }, index) => (
        <li key={alt} className="bg-white p-1.5">
          <PhotoOrDrawing
            photo={photo}
            file={file}
            sizes="16rem"
            photoClass="aspect-4/3 rounded-none! object-cover"
            name={drawing}
            ink={cycled(inks, index)}
            alt={alt}
            className="w-full"
          />
        </li>
      ))}
    </List>
  );
}
