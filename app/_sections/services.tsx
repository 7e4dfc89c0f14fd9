import { CurrencyNote } from "@/components/sections/currency-note";
import { ServiceGrid } from "@/components/sections/service-grid";
import { WhichOneLink } from "@/components/sections/which-one-link";
import { Band, BandHead } from "@/components/ui/band";
import { getContent } from "@/site/content";

/** The eight services on their inks. */
export function Services() {
  const { heading, lead } = getContent().home.services;
  return (
    <Band aria-labelledby="_services">
      <BandHead id="_services" heading={heading} lead={lead} />
      <ServiceGrid />
      <WhichOneLink className="mt-4">{getContent().whichOne.heading}</WhichOneLink>
      <CurrencyNote className="pt-3" />
    </Band>
  );
}
