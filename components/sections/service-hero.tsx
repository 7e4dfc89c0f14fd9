import type { SectionProps } from "@/components/page/section-props";
import { PhotoOrDrawing } from "@/components/pictures/photo-or-drawing";
import { namesOf } from "@/components/services/grows";
import { HeroActions, HeroHeading } from "@/components/services/hero";
import { PlanStubs } from "@/components/services/plan-stubs";
import { columns } from "@/components/ui/band";
import { inkBackground } from "@/components/ui/ink";
import { noBreak } from "@/components/ui/no-break";
import { saleOf } from "@/site/sale";

const rows = "items-start gap-y-5! lg:grid-rows-[auto_1fr]";

/** The picture's place, on phones and tablets, and on wider screens. */
const onTablets = "md:max-lg:mx-auto md:max-lg:w-[28rem]";
const besideWords = "lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1 lg:-mx-8";

/** The service's name, promise and prices upon its own ink; on phones, prices come before the picture. */
export function ServiceHeroSection({ service, page, id, ...words }: SectionProps<"service-hero">) {
  const sale = saleOf(service);
  if (!service || !sale) return null;
  const { lead, alt, drawing = service.drawing, screenshot } = words;
  return (
    <section
      aria-labelledby={id}
      className={`grown ${namesOf[service.ink] ?? ""} torn-edge overflow-clip px-gutter pt-below-trail pb-torn ${inkBackground[service.ink]}`}
    >
      {/* The words' places do not depend on the picture's height: it may arrive after they are painted. */}
      <div className={`mx-auto max-w-page ${rows} ${columns}`}>
        <div className="lg:col-span-6 lg:row-start-1">
          <HeroHeading service={service} id={id} {...words} />
          <p className="max-w-measure pt-4 text-lead">{noBreak(lead)}</p>
        </div>
        <HeroActions sale={sale} className="lg:col-span-6 lg:col-start-1 lg:row-start-2" />
        {/* On phones, the picture is whole and below the price. Elsewhere it may reach beyond its columns, as a sleeve does to the screen's edge. */}
        <div className={`${onTablets} ${besideWords}`}>
          <PhotoOrDrawing
            photo={screenshot}
            file={page.file}
            sizes="(width >= 1024px) 600px, 90vw"
            name={drawing}
            ink={service.ink}
            alt={alt}
            inline
            className="grows-drawing w-full overflow-visible"
          />
        </div>
        <PlanStubs sale={sale} />
      </div>
    </section>
  );
}
