import { ProductJsonLd, ProductListJsonLd } from "@/components/metadata/json-ld";
import { PageLayout } from "@/components/page/page-layout";
import { Band } from "@/components/ui/band";
import { Icon } from "@/components/ui/icon";
import { getContent, namedService } from "@/site/content";
import { ServiceGrid } from "./service-grid";
import { ServiceEnd, ServiceSections } from "./service-sections";
import { WhichOne } from "./which-one";
import { WhichOneLink } from "./which-one-link";

/** The eight services, then dTransfer; the page has three addresses. */
export function ProductsPage({ path }: { path: string }) {
  const { products, whichOne } = getContent();
  const { heading, lead } = products;
  const dtransfer = namedService("products");
  return (
    <PageLayout path={path}>
      <ProductListJsonLd />
      <ProductJsonLd {...dtransfer} />
      <Band aria-labelledby="_services" className="pt-14!">
        <h1 id="_services" className="text-h1">
          {heading}
        </h1>
        <p className="max-w-[44rem] pt-5 text-lead text-muted">{lead}</p>
        <p className="pt-4 pb-10">
          <WhichOneLink href="#which-one" className="inline-flex min-h-6 items-center gap-2">
            {whichOne.heading} <Icon name="chevron-down" className="size-5" />
          </WhichOneLink>
        </p>
        <ServiceGrid heading="h2" />
      </Band>
      <WhichOne />
      <div id="dtransfer">
        <ServiceSections {...dtransfer} heading="h2" />
      </div>
      <ServiceEnd {...dtransfer} />
    </PageLayout>
  );
}
