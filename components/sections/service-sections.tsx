import { MakerSection } from "@/components/maker/maker";
import { ProductJsonLd } from "@/components/metadata/json-ld";
import { AskAboutLaunch, SeePrices } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { getContent, pricesPath } from "@/site/content";
import type { Service, ServicePage } from "@/site/schema/service";
import { BookingYear } from "./booking-year";
import { Costs } from "./costs";
import { CtaWhy } from "./cta-why";
import { HeroLink } from "./hero-words";
import { Information } from "./information";
import { FeatureList, ItemList } from "./item-list";
import { LeadHero } from "./lead-hero";
import { OtherServices } from "./other-services";
import { ProductScreens } from "./product-screens";
import { PushTimeline } from "./push-timeline";
import { Radius } from "./radius";
import { ServiceHero } from "./service-hero";
import { ServicePosts } from "./service-posts";
import { StorageTable } from "./storage-table";
import { UnpublishedMark } from "./unpublished-mark";

type Props = { service: Service & { file: string }; page: ServicePage };

/** A service from its hero to its Information block, with the parts that it alone has. */
function ServiceSections({ service, page }: Props) {
  const { lead, screens, radius, room, year, day, costs } = page;
  const { products, nextSteps, maker: words } = getContent();
  const isLive = service.status === "available";
  const maker = isLive && (page.pricing === "flyer" || page.pricing === "coupon") && page.pricing;
  return (
    <>
      {lead ? (
        <LeadHero service={service} page={page} words={products} />
      ) : (
        <ServiceHero service={service} page={page} words={products}>
          {maker && (
            <HeroLink href="#make" className="noscript:hidden">
              {words[maker].link}
            </HeroLink>
          )}
        </ServiceHero>
      )}
      {radius && lead !== "map" && <Radius radius={radius} />}
      {maker && <MakerSection kind={maker} service={service} />}
      {screens && (
        <ProductScreens
          service={service}
          screens={screens}
          heading={products.screens}
          lead={screens.lead}
          example={products.example}
          isFallback={Boolean(maker)}
        />
      )}
      {room && <StorageTable room={room} />}
      {year && lead !== "calendar" && <BookingYear year={year} ink={service.ink} page={page} />}
      <FeatureList {...page.features} service={service} />
      <ItemList {...page.growth} service={service} />
      {day && lead !== "lock-screen" && <PushTimeline day={day} />}
      {costs && <Costs costs={costs} />}
      <Information
        eyebrow={products.information}
        information={page.information}
        hasCurrency={isLive}
        rating={isLive ? ratingText() : undefined}
      >
        <ServicePosts
          heading={nextSteps.posts.replace("{service}", service.name)}
          service={service}
        />
      </Information>
    </>
  );
}

/** The ways on from a service: the others, and its prices. */
function ServiceEnd({ service, page }: Props) {
  const { products, nextSteps } = getContent();
  return (
    <>
      <OtherServices heading={products.band} current={service} />
      <CtaWhy
        service={service}
        page={page}
        words={{ ...products, prices: nextSteps.post.prices }}
      />
    </>
  );
}

/** A service's own page; `path` differs from the service's where an alias shows it. */
export function ServiceTemplate({ service, page, path }: Props & { path: string }) {
  const isLive = service.status === "available";
  const mobileCta = isLive ? <SeePrices path={pricesPath(page)} /> : <AskAboutLaunch />;
  return (
    <PageLayout path={path} mobileCta={mobileCta}>
      <UnpublishedMark text={service}>
        <ProductJsonLd service={service} page={page} />
      </UnpublishedMark>
      <ServiceSections service={service} page={page} />
      <ServiceEnd service={service} page={page} />
    </PageLayout>
  );
}

/** The app's rating; its count and source show once they are no placeholders. */
function ratingText() {
  const { rating, placeholders } = getContent().site;
  const isCounted = !placeholders.some((field) => /^rating\.(count|source)$/.test(field));
  return isCounted ? `${rating.text}: ${rating.basis}` : rating.text;
}
