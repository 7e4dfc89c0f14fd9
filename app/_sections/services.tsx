import { content } from "@/compiler/published";
import { CurrencyNote } from "@/components/sections/currency-note";
import { ServiceGrid } from "@/components/sections/service-grid";
import { WhichOneLink } from "@/components/sections/which-one";
import { Band } from "@/components/ui/band";

/** The eight services on their inks. */
export function Services() {
  const { heading, lead } = content.home.services;
  return (
    <Band aria-labelledby="services">
      <div className="grid gap-4 pb-10 lg:grid-cols-12 lg:items-end lg:gap-10">
        <h2 id="services" className="text-h2 lg:col-span-7">
          {heading}
        </h2>
        <p className="text-lead text-muted lg:col-span-5">{lead}</p>
      </div>
      <ServiceGrid />
      <WhichOneLink className="mt-6 inline-block" />
      <CurrencyNote className="pt-3" />
    </Band>
  );
}
