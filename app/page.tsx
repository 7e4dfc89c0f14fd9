import { content, findService } from "@/compiler/published";
import { Page } from "@/components/layout/page";
import { SiteJsonLd } from "@/components/metadata/json-ld";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { CtaContact } from "@/components/sections/cta-contact";
import { ProductScreens } from "@/components/sections/product-screens";
import { GetTheApp } from "./_sections/get-the-app";
import { Hero } from "./_sections/hero";
import { Services } from "./_sections/services";
import { WhyChoose } from "./_sections/why-choose";

export const metadata = pageMetadata("/");

const { service: id, ...words } = content.home.screens;
const service = findService(id);

export default function HomePage() {
  return (
    <Page path="/">
      <SiteJsonLd />
      <Hero />
      <GetTheApp />
      <Services />
      {service?.page?.screens && (
        <ProductScreens service={service} screens={service.page.screens} {...words} />
      )}
      <WhyChoose />
      <CtaContact {...content.home.contact} />
    </Page>
  );
}
