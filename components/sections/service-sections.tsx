import { ServiceAction } from "@/components/layout/bar-action";
import { Page } from "@/components/layout/page";
import { ProductJsonLd } from "@/components/metadata/json-ld";
import type { Service, ServicePage } from "@/content/schema/service";
import { CtaWhy } from "./cta-why";
import { Information } from "./information";
import { FeatureList, ItemList } from "./item-list";
import { OtherServices } from "./other-services";
import { PlanStubs } from "./plan-stubs";
import { ServiceHero } from "./service-hero";
import { ServicePosts } from "./service-posts";
import { UnpublishedMark } from "./unpublished-mark";

type Props = { service: Service & { file: string }; page: ServicePage; heading?: "h1" | "h2" };

/** A service from its hero to its Information block. */
export function ServiceSections({ service, page, heading = "h1" }: Props) {
  return (
    <>
      <ServiceHero service={service} page={page} heading={heading} />
      <PlanStubs service={service} page={page} />
      <FeatureList {...page.features} service={service} />
      <ItemList {...page.growth} service={service} />
      {/* On the products page, the table of goals says the currency. */}
      <Information service={service} page={page} hasCurrency={heading === "h1"} />
    </>
  );
}

/** A service's own page; `path` differs from the service's where an alias shows it. */
export function ServiceTemplate({ service, page, path }: Props & { path: string }) {
  return (
    <Page path={path} action={<ServiceAction service={service} page={page} />}>
      <UnpublishedMark text={service}>
        <ProductJsonLd service={service} page={page} />
      </UnpublishedMark>
      <ServiceSections service={service} page={page} />
      <OtherServices current={service} />
      <ServicePosts service={service} />
      <CtaWhy service={service} page={page} />
    </Page>
  );
}
