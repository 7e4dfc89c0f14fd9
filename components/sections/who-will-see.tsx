import { ButtonLink } from "@/components/ui/button-link";
import { getContent } from "@/site/content";

/** A link to ask what a push reaches, beside the prices. */
export function WhoWillSee({ className = "" }: { className?: string }) {
  const { heading, text, button } = getContent().pricingPage.reach;
  return (
    <section
      aria-labelledby="reach"
      className={`no-print flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-card border-2 border-ink bg-sheet px-[min(1.5rem,6vw)] py-6 sm:px-8 ${className}`}
    >
      <div className="min-w-0">
        <h2 id="reach" className="text-h3">
          {heading}
        </h2>
        <p className="max-w-[40rem] pt-2">{text}</p>
      </div>
      <ButtonLink href="/contact" variant="secondary">
        {button}
      </ButtonLink>
    </section>
  );
}
