import { StoreLinks } from "@/components/page/device-link";
import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { textLink } from "@/components/ui/button-link";
import { inkBackground } from "@/components/ui/ink";
import { getContent } from "@/site/content";
import { hrefOf } from "@/site/links";

const spread = `relative flow-root overflow-clip px-gutter md:grid md:min-h-[26.25rem] md:items-center ${inkBackground.mint}`;
/** Six sevenths of the picture are above the lower edge. */
const picture =
  "mx-auto w-full max-w-[36rem] max-md:-mb-[11%] md:absolute md:end-edge md:bottom-0 md:w-[44%] md:translate-y-[14%]";

/** The links to the two stores, beside a picture that the lower edge cuts off. */
export function AppSection({ id, title, links = [], drawing }: SectionProps<"app">) {
  return (
    <section aria-labelledby={id} className={spread}>
      <div className="mx-auto w-full max-w-page py-section">
        <div className={`@container ${drawing ? "md:w-1/2" : ""}`}>
          <h2 id={id} className="text-hero">
            {title}
          </h2>
          <p className="max-w-[30rem] pt-4 pb-6 text-lead">{getContent().site.app}</p>
          <StoreLinks variant="strong" />
          {links.map(({ label, to }) => (
            <a key={to} href={hrefOf(to)} className={`mt-3 ${textLink}`}>
              {label}
            </a>
          ))}
        </div>
      </div>
      {drawing && <DrawingPicture name={drawing} ink="mint" className={picture} />}
    </section>
  );
}
