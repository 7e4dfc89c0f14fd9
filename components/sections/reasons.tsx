import type { SectionProps } from "@/components/page/section-props";
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

/** Numbered points, a band each: words beside their gallery, on alternating sides. */
export function ReasonsSection({ id, page, title, lead, points }: SectionProps<"reasons">) {
  return (
    <section aria-labelledby={id}>
      <div className="px-gutter pt-section">
        <div className="mx-auto max-w-page">
          <BandHead id={id} heading={title} lead={lead} />
        </div>
      </div>
      <OrderedList>
        {points.map(({ title, lead, text, gallery }, index) => {
          const { ink, prints } = cycled(looks, index);
          const isMirrored = index % 2 === 1;
          return (
            <li key={title} className={`px-gutter py-section ${inkBackground[ink]}`}>
              <div className={`mx-auto max-w-page items-center gap-y-5! ${columns}`}>
                <div className={`lg:col-span-5 ${isMirrored ? "lg:order-1" : ""}`}>
                  <h3 className="flex items-baseline gap-3 font-mono text-fine font-[420]">
                    <Numeral number={index + 1} /> {title}
                  </h3>
                  <p className="display pt-2 text-h3">{lead}</p>
                  <p className="max-w-measure pt-3">{text}</p>
                </div>
                <Gallery file={page.file} pictures={gallery} inks={prints} />
              </div>
            </li>
          );
        })}
      </OrderedList>
    </section>
  );
}

type GalleryProps = { file: string; pictures: Print[]; inks: readonly [Ink, ...Ink[]] };

/** Three prints side by side, as they were laid on a table. */
function Gallery({ file, pictures, inks }: GalleryProps) {
  return (
    <List className="grid grid-cols-3 gap-2 *:odd:-rotate-1 *:even:rotate-1 sm:gap-4 lg:col-span-7">
      {pictures.map(({ drawing, photo, alt }, index) => (
        <li key={alt} className="border-2 bg-white p-1 sm:p-2">
          <PhotoOrDrawing
            photo={photo}
            file={file}
            sizes="16rem"
            photoClass="aspect-4/3 rounded-none! object-cover"
            name={drawing}
            ink={cycled(inks, index)}
            alt={alt}
            className="aspect-4/3 w-full"
          />
        </li>
      ))}
    </List>
  );
}
