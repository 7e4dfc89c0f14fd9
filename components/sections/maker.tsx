import { MakerSection } from "@/components/maker/maker";
import type { SectionProps } from "@/components/page/section-props";
import { getContent, statusOf } from "@/site/content";

/** A form in which a visitor makes a flyer or a coupon; nothing while that cannot be bought. */
export function Maker({ makes, id, suffix }: SectionProps<"maker">) {
  const service = getContent().services.find(({ page }) => page?.pricing === makes);
  if (!service || statusOf(makes) !== "available") return null;
  return <MakerSection kind={makes} service={service} id={id} anchor={`make${suffix}`} />;
}
