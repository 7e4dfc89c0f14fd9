import { ProductJsonLd } from "@/components/metadata/json-ld";
import { ServiceCta } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { getContent } from "@/site/content";
import type { Service, ServicePage } from "@/site/schema/service";
import { BookingYear } from "./booking-year";
import { Costs } from "./costs";
import { CtaWhy } from "./cta-why";
import { Information } from "./information";
import { FeatureList, ItemList } from "./item-list";
import { OtherServices } from "./other-services";
import { ProductScreens } from "./product-screens";
import { PushTimeline } from "./push-timeline";
import { Radius } from "./radius";
import { ServiceHero } from "./service-hero";
import { ServicePosts } from "./service-posts";
import { StorageTable } from "./storage-table";
import { Trust } from "./trust";
import { UnpublishedMark } from "./unpublished-mark";
import { WhoWillSee } from "./who-will-see";

type Props = { service: Service & { file: string }; page: ServicePage; heading?: "h1" | "h2" };

/** A service from its hero to its Information block, with the parts that it alone has. */
export function ServiceSections({ service, page, heading = "h1" }: Props) {
  const { screens, radius, room, year, day, costs } = page;
  const isLive = service.status === "available";
  return (
    <>
      <ServiceHero service={service} page={page} heading={heading} />
      <div className="px-gutter pt-6">
        <Trust hasRefund={isLive} />
      </div>
      {screens && !radius && (
        <div className="px-gutter pt-6">
          <WhoWillSee className="mx-auto max-w-page" />
        </div>
      )}
      {radius && <Radius radius={radius} />}
      {screens && (
        <ProductScreens
          service={service}
          screens={screens}
          heading={getContent().products.screens}
          lead={screens.lead}
          example={getContent().products.example}
          className="pb-0!"
        />
      )}
      {room && <StorageTable room={room} />}
      {year && <BookingYear year={year} ink={service.ink} page={page} />}
      <FeatureList {...page.features} service={service} />
      <ItemList {...page.growth} service={service} />
      {day && <PushTimeline day={day} />}
      {costs && <Costs costs={costs} />}
      {/* On the products page, the table of goals says the currency. */}
      <Information page={page} hasCurrency={heading === "h1" && isLive} hasRating={isLive} />
    </>
  );
}

/** A service's own page; `path` differs from the service's where an alias shows it. */
export function ServiceTemplate({ service, page, path }: Props & { path: string }) {
  return (
    <PageLayout path={path} mobileCta={<ServiceCta service={service} page={page} />}>
      <UnpublishedMark text={service}>
        <ProductJsonLd service={service} page={page} />
      </UnpublishedMark>
      <ServiceSections service={service} page={page} />
      <OtherServices current={service} />
      <ServicePosts service={service} />
      <CtaWhy service={service} page={page} />
    </PageLayout>
  );
}
