import { Maker } from "@/components/maker/maker";
import type { SectionProps } from "@/components/page/section-props";
import { Band } from "@/components/ui/band";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { getContent } from "@/site/content";
import { saleOfList } from "@/site/sale";

/** A flyer or a coupon on which a visitor types. */
export function MakerSection({ makes, id, anchor }: SectionProps<"maker">) {
  const { service } = saleOfList(makes);
  if (!service) return null;
  const { eyebrow, [makes]: words } = getContent().maker;
  return (
    <Band id={anchor} aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        <HeadingEyebrow className="pb-3">{eyebrow}</HeadingEyebrow>
        {words.heading}
      </h2>
      <p className="pt-3 pb-8 text-lead text-muted">{words.lead}</p>
      <Maker
        kind={makes}
        service={service}
        id={id}
        className="maker-band max-md:-mx-gutter md:rounded-card"
      />
    </Band>
  );
}
