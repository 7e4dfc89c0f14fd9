import { SiteJsonLd } from "@/components/metadata/json-ld";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { SeePrices } from "@/components/page/bar-action";
import { PageLayout } from "@/components/page/page-layout";
import { CtaContact } from "@/components/sections/cta-contact";
import { ProductScreens } from "@/components/sections/product-screens";
import { Trust } from "@/components/sections/trust";
import { findService, getContent } from "@/site/content";
import css from "./_sections/bar.module.css";
import { GetTheApp } from "./_sections/get-the-app";
import { Hero } from "./_sections/hero";
import { Services } from "./_sections/services";
import { WhyChoose } from "./_sections/why-choose";

export const generateMetadata = () => pageMetadata("/");

export default function HomePage() {
  const { home, products } = getContent();
  const { screens, contact } = home;
  const { service: id, ...words } = screens;
  const service = findService(id);
  return (
    <PageLayout path="/" action={<SeePrices className={css.afterHero} />}>
      <SiteJsonLd />
      <Hero />
      <div className="px-gutter py-5">
        <Trust />
      </div>
      <GetTheApp />
      <Services />
      {service?.page?.screens && (
        <ProductScreens
          {...words}
          service={service}
          screens={service.page.screens}
          example={products.example}
        />
      )}
      <WhyChoose />
      <CtaContact {...contact} />
    </PageLayout>
  );
}
