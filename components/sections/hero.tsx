import { PageIntro } from "@/components/articles/page-intro";
import { StoreLinks } from "@/components/page/device-link";
import type { SectionProps } from "@/components/page/section-props";
import { ButtonLink } from "@/components/ui/button-link";
import { hrefOf } from "@/site/links";
import { saleOf, statusOf } from "@/site/sale";

/** Large words beside a picture, with the ways on. */
export function HeroSection({ service, id, heading, ...fields }: SectionProps<"hero">) {
  const { eyebrow, title, lead, ink = "canola", drawing, alt = "", stores } = fields;
  const own = fields.links ?? [];
  const sale = saleOf(service);
  const links = sale ? [sale.action, ...own.filter(({ to }) => to !== sale.action.to)] : own;
  return (
    <PageIntro
      id={id}
      as={heading}
      eyebrow={eyebrow}
      status={service && statusOf(service)}
      title={title}
      lead={lead}
      picture={drawing ? { drawing, ink, alt } : undefined}
    >
      {links.length > 0 && (
        <div className="flex flex-wrap gap-3 pt-8">
          {links.map(({ label, to }, index) => (
            <ButtonLink
              key={to}
              href={hrefOf(to)}
              variant={index === 0 ? "strong" : "onInk"}
              className={index === 0 ? "main-action" : undefined}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
      {stores && <StoreLinks variant="strong" className="pt-7" />}
    </PageIntro>
  );
}
