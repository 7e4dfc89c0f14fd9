import { Scene } from "@/components/scenes/scene";
import { columns } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { content } from "@/content/content";

/** The product's promise beside the paper it replaces. */
export function Hero() {
  const { title, lead, button, alt } = content.home.hero;
  return (
    <section className="overflow-hidden border-b-2 border-ink px-gutter">
      <div className={`mx-auto max-w-page pt-[clamp(2.5rem,5vw,5rem)] ${columns}`}>
        <h1 className="text-hero lg:col-span-12">{title}</h1>
        <div className="pb-4 lg:col-span-5 lg:self-center">
          <p className="max-w-[27rem] text-lead text-muted">{lead}</p>
          <ButtonLink href="/services/dtransfer" className="mt-8 min-h-14! px-7!">
            {button}
          </ButtonLink>
        </div>
        <div className="on-ink -mx-gutter bg-coral sm:mx-0 sm:rounded-t-card lg:col-span-7 lg:-mr-edge lg:rounded-tr-none">
          <Scene name="hero" alt={alt} className="mx-auto w-full lg:h-[31rem] lg:max-w-[46rem]" />
        </div>
      </div>
    </section>
  );
}
