import { Band } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { content, hrefOf } from "@/content/content";

/** dTransfer in three steps, and where to go from here. */
export function HowItWorks() {
  const { heading, lead, steps, links } = content.dtransfer.section;
  return (
    <Band aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-h2">
        {heading}
      </h2>
      <p className="max-w-[40rem] pt-4 text-lead text-muted">{lead}</p>
      <ol className="grid gap-8 pt-12 lg:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <p className="display text-h2" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="pt-2 text-h4">{title}</h3>
            <p className="pt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 pt-10">
        {links.map(({ label, to }, index) => (
          <ButtonLink key={to} href={hrefOf(to)} variant={index === 0 ? "primary" : "secondary"}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Band>
  );
}
