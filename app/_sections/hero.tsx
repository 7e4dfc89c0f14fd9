import { Scene } from "@/components/scenes/scene";
import { columns } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { content } from "@/content/content";

/** The product's promise beside the paper it replaces. */
export function Hero() {
  const { title, lead, button, alt } = content.home.hero;
  return (
    <section className="overflow-hidden border-b-2 border-ink px-gutter">
      <div className={`mx-auto max-w-page items-center py-[clamp(3rem,6vw,6.5rem)] ${columns}`}>
        <div className="lg:col-span-7">
          <h1 className="text-hero">{title}</h1>
          <p className="max-w-[36rem] pt-7 text-lead text-muted">{lead}</p>
          <ButtonLink href="/services/dtransfer" className="mt-9 min-h-14! px-7!">
            {button}
          </ButtonLink>
        </div>
        <Scene
          name="hero"
          alt={alt}
          className="on-ink w-full rounded-card bg-coral lg:col-span-5 lg:w-[118%]"
        />
      </div>
    </section>
  );
}
