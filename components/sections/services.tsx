import type { SectionProps } from "@/components/page/section-props";
import { CurrencyNote } from "@/components/prices/price";
import { WhichOneLink } from "@/components/sections/which-one";
import { ServiceGrid } from "@/components/services/service-grid";
import { Band, BandHead } from "@/components/ui/band";
import { Icon } from "@/components/ui/icon";
import { getContent } from "@/site/content";
import { addressOfKind } from "@/site/links";

/** A card for each service. As the head of a page, it leads to the table of goals below. */
export function ServicesSection({ id, heading, title, lead, page }: SectionProps<"services">) {
  const which = getContent().whichOne.heading;
  if (heading === "h2")
    return (
      <Band aria-labelledby={id}>
        <BandHead id={id} heading={title} lead={lead} />
        <ServiceGrid />
        <WhichOneLink className="mt-4">{which}</WhichOneLink>
        <CurrencyNote className="pt-3" />
      </Band>
    );
  return (
    <Band aria-labelledby={id} className="pt-top!">
      <h1 id={id} className="text-h1">
        {title}
      </h1>
      <p className="max-w-measure pt-5 text-lead text-muted max-sm:pt-4">{lead}</p>
      <p className="pt-2 pb-6 max-sm:pb-3 lg:pb-8">
        <WhichOneLink href={addressOfKind("which-one", page)}>
          {which} <Icon name="chevron-down" className="size-5" />
        </WhichOneLink>
      </p>
      <ServiceGrid heading="h2" />
    </Band>
  );
}
