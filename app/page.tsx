import { content } from "@/compiler/published";
import { Page } from "@/components/layout/page";
import { SiteJsonLd } from "@/components/metadata/json-ld";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { ContactBand } from "@/components/sections/contact-band";
import { GetTheApp } from "./_sections/get-the-app";
import { Hero } from "./_sections/hero";
import { Services } from "./_sections/services";
import { WhyChoose } from "./_sections/why-choose";

export const metadata = pageMetadata("/");

export default function HomePage() {
  return (
    <Page path="/">
      <SiteJsonLd />
      <Hero />
      <GetTheApp />
      <Services />
      <WhyChoose />
      <ContactBand {...content.home.contact} />
    </Page>
  );
}
