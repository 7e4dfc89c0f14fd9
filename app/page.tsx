import { content } from "@/compiler/published";
import { Page } from "@/components/layout/page";
import { SiteJsonLd } from "@/components/metadata/json-ld";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { CtaContact } from "@/components/sections/cta-contact";
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
      <CtaContact {...content.home.contact} />
    </Page>
  );
}
