import type { SectionProps } from "@/components/page/section-props";
import { PhotoOrDrawing } from "@/components/pictures/photo-or-drawing";
import { Band, BandHead } from "@/components/ui/band";
import { Numeral } from "@/components/ui/eyebrow";
import { inkBackground } from "@/components/ui/ink";
import { OrderedList } from "@/components/ui/list";
import type { Ink } from "@/site/schema/fields";

type Fields = SectionProps<"screens">;

/** The product in pictures: where it is made, on a shopper's phone, and what it brought. */
export function ScreensSection({ id, page, service, title, lead, make, see, count }: Fields) {
  const { file } = page;
  return (
    <Band aria-labelledby={id}>
      <BandHead id={id} heading={title} lead={lead} />
      <OrderedList className="grid gap-4 *:min-w-0 sm:gap-5 lg:grid-cols-12">
        <Screen number={1} screen={make} file={file} ink={service?.ink ?? "stone"} />
        <Screen number={2} screen={see} file={file} />
        {count && <Screen number={3} screen={count} file={file} ink="stone" />}
      </OrderedList>
    </Band>
  );
}

type ScreenProps = {
  number: number;
  screen: Fields["make"];
  /** The page's file, beside which screenshots lie. */
  file: string;
  /** The ink of a wide picture, beside its words; without it, a tall picture stands below its words. */
  ink?: Ink;
};

function Screen({ number, screen, file, ink }: ScreenProps) {
  const { title, text, drawing, alt, screenshot } = screen;
  const look = ink
    ? `lg:col-span-7 ${inkBackground[ink]}`
    : "on-spruce lg:col-span-5 lg:not-last:row-span-2";
  return (
    <li className={`overflow-hidden rounded-card ${look}`}>
      <figure
        className={`flex h-full flex-col gap-5 px-[min(1.5rem,6vw)] py-5 sm:p-8 *:min-w-0 ${ink ? "lg:grid lg:grid-cols-[5fr_9fr] lg:gap-6" : "lg:justify-between"}`}
      >
        <figcaption>
          <h3 className="flex items-baseline gap-3 text-h4">
            <Numeral number={number} /> <span>{title}</span>
          </h3>
          <p className="max-w-[28rem] pt-1 text-balance">{text}</p>
          {number === 1 && !screenshot && <p className="pt-1 text-small">Example</p>}
        </figcaption>
        <PhotoOrDrawing
          photo={screenshot}
          file={file}
          sizes="(width >= 1024px) 700px, 90vw"
          name={drawing}
          ink={ink}
          alt={alt}
          className={`mx-auto w-full ${ink ? "max-w-[32rem] lg:self-center" : "max-w-80 lg:max-w-68"}`}
        />
      </figure>
    </li>
  );
}
