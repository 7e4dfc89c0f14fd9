import { columns } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { getContent } from "@/site/content";
import { HeroDemo } from "./hero-demo";

/** The product's promise beside the product at work. */
export function Hero() {
  const { title, plain, lead, button, prices, alt } = getContent().home.hero;
  return (
    <section className="overflow-hidden border-b-2 border-ink px-gutter">
      <div className={`mx-auto max-w-page gap-y-0! ${columns}`}>
        <div className="py-10 lg:col-span-6 lg:self-center">
          <h1 className="text-hero md:max-lg:text-[calc(1rem+5.2vw)]">{title}</h1>
          <p className="max-w-[30rem] pt-6 text-lead">{plain}</p>
          <p className="max-w-[28rem] pt-2 text-muted">{lead}</p>
          <div className="flex flex-wrap gap-3 pt-7">
            <ButtonLink href="/flyer-pricing" className="min-h-14! px-5!">
              {prices}
            </ButtonLink>
            <ButtonLink href="/services/dtransfer" variant="secondary" className="min-h-14! px-5!">
              {button}
            </ButtonLink>
          </div>
        </div>
        <div className="on-ink -mx-gutter overflow-hidden bg-coral lg:col-span-6 lg:ms-0 lg:-me-edge">
          <HeroDemo alt={alt} />
        </div>
      </div>
    </section>
  );
}
