import type { SectionProps } from "@/components/page/section-props";
import { HeroDemo } from "@/components/services/hero-demo";
import { columns } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { hrefOf } from "@/site/content";

/** The product's promise beside the product at work. */
export function Demo({
  id,
  heading: Heading,
  title,
  lead,
  text,
  alt,
  links,
}: SectionProps<"demo">) {
  return (
    <section aria-labelledby={id} className="overflow-hidden border-b-2 border-ink px-gutter">
      <div className={`mx-auto max-w-page gap-y-0! ${columns}`}>
        <div className="py-10 lg:col-span-6 lg:self-center">
          <Heading id={id} className="text-hero md:max-lg:text-[calc(1rem+5.2vw)]">
            {title}
          </Heading>
          <p className="max-w-[30rem] pt-6 text-lead">{lead}</p>
          <p className="max-w-[28rem] pt-2 text-muted">{text}</p>
          <div className="flex flex-wrap gap-3 pt-7">
            {links.map(({ label, to }, index) => (
              <ButtonLink
                key={to}
                href={hrefOf(to)}
                variant={index === 0 ? "primary" : "secondary"}
                className="min-h-14! px-5!"
              >
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <div className="on-ink -mx-gutter overflow-hidden bg-coral lg:col-span-6 lg:ms-0 lg:-me-edge">
          <HeroDemo alt={alt} />
        </div>
      </div>
    </section>
  );
}
