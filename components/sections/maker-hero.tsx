import { Maker } from "@/components/maker/maker";
import type { SectionProps } from "@/components/page/section-props";
import { HeroLink } from "@/components/services/hero";
import { ButtonLink } from "@/components/ui/button-link";
import { inkBackground } from "@/components/ui/ink";
import { hrefOf } from "@/site/links";
import { saleOfList } from "@/site/sale";
import { Facts } from "./proof";

/** A tenth larger than other heads where its words have a line. */
const heading = "text-h1 xl:text-[calc(1.1*theme(fontSize.h1[0]))]";
const facts =
  "mt-auto text-body *:border-t-2 *:border-current *:py-2 lg:text-[1.1875rem] lg:*:py-3";

/** The product's promise beside a maker, in which visitors try it; only the words while it cannot be bought. */
export function MakerHeroSection({
  makes,
  id,
  heading: Heading,
  ...words
}: SectionProps<"maker-hero">) {
  const { title, lead, text, question, cost, links } = words;
  const { service, isSold } = saleOfList(makes);
  const Question = Heading === "h1" ? "h2" : "h3";
  const ground = service && isSold ? inkBackground[service.ink] : "";
  return (
    <section
      aria-labelledby={id}
      className={`overflow-hidden border-b-2 border-ink px-gutter ${ground}`}
    >
      <div className={`mx-auto max-w-page ${isSold ? "maker-hero" : ""}`}>
        <div className="@container pt-4 [grid-area:words] lg:pt-14 lg:pb-5">
          <Heading id={id} className={heading}>
            {title}
          </Heading>
          <p className="max-w-[36rem] pt-2 text-lead max-lg:leading-[1.35] lg:pt-5">{lead}</p>
        </div>
        {service && isSold && (
          <Maker kind={makes} service={service} id={id} cost={cost}>
            <Question className="pb-2 text-h4 lg:pb-3">{question}</Question>
          </Maker>
        )}
        <div className="flex flex-col pt-5 pb-6 [grid-area:more] lg:pt-0 lg:pb-9">
          <p className="text-small text-muted">{text}</p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-4 pb-6 lg:pt-6">
            {links.map(({ label, to }, index) =>
              index === 0 ? (
                <ButtonLink key={to} href={hrefOf(to)} variant={ground ? "strong" : "primary"}>
                  {label}
                </ButtonLink>
              ) : (
                <HeroLink key={to} href={hrefOf(to)}>
                  {label}
                </HeroLink>
              ),
            )}
          </div>
          <Facts className={facts} />
        </div>
      </div>
    </section>
  );
}
