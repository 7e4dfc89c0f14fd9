import type { SectionProps } from "@/components/page/section-props";
import { PhotoOrDrawing } from "@/components/pictures/photo-or-drawing";
import { Band, BandHead } from "@/components/ui/band";
import { cycled } from "@/components/ui/ink";
import { List } from "@/components/ui/list";

const inks = ["mint", "sky", "coral", "canola", "rose", "denim"] as const;

/** Pictures with captions, side by side where there is room. */
export function PicturesSection({ id, page, title, pictures }: SectionProps<"pictures">) {
  return (
    <Band aria-labelledby={title && id}>
      {title && <BandHead id={id} heading={title} />}
      <List className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-5">
        {pictures.map(({ drawing, photo, alt, caption }, index) => (
          <li key={caption}>
            <figure>
              <PhotoOrDrawing
                photo={photo}
                file={page.file}
                sizes="(width >= 1024px) 400px, 90vw"
                photoClass="aspect-4/3 w-full rounded-card object-cover"
                name={drawing}
                ink={cycled(inks, index)}
                alt={alt}
                className="aspect-4/3 w-full rounded-card"
              />
              <figcaption className="pt-2 text-small">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </List>
    </Band>
  );
}
