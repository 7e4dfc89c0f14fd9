import { ProductJsonLd, ProductListJsonLd } from "@/components/metadata/json-ld";
import { PageLayout } from "@/components/page/page-layout";
import { Band } from "@/components/ui/band";
import { Icon } from "@/components/ui/icon";
import { getContent, namedService } from "@/site/content";
import { CtaWhy } from "./cta-why";
import { OtherServices } from "./other-services";
import { ServiceGrid } from "./service-grid";
import { ServiceSummary } from "./service-summary";
import { WhichOne } from "./which-one";
import { WhichOneLink } from "./which-one-link";

/** The eight services, then dTransfer; the page has three addresses. */
export function ProductsPage({ path }: { path: string }) {
  const { products, whichOne, nextSteps } = getContent();
  const { heading, lead } = products;
  const dtransfer = namedService("products");
  return (
    <PageLayout path={path}>
      <ProductListJsonLd />
      <ProductJsonLd {...dtransfer} />
      <Band aria-labelledby="_services" className="pt-14! max-sm:pt-8! max-sm:pb-9!">
        <h1 id="_services" className="text-h1 max-sm:text-[min(2.125rem,9.5cqi)]">
          {heading}
        </h1>
        <p className="max-w-[44rem] pt-5 text-lead text-muted max-sm:pt-4">{lead}</p>
        <p className="pt-2 pb-6 max-sm:pb-3 lg:pb-8">
          <WhichOneLink href="#which-one">
            {whichOne.heading} <Icon name="chevron-down" className="size-5" />
          </WhichOneLink>
        </p>
        <ServiceGrid heading="h2" isLow />
      </Band>
      <WhichOne />
      <ServiceSummary id="dtransfer" {...dtransfer} />
      <OtherServices heading={products.band} current={dtransfer.service} isCompact />
      <CtaWhy {...dtransfer} words={{ ...products, prices: nextSteps.post.prices }} isShort />
    </PageLayout>
  );
}
