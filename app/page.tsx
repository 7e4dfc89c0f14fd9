import { SiteJsonLd } from "@/components/metadata/json-ld";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { PageLayout } from "@/components/page/page-layout";
import { CtaContact } from "@/components/sections/cta-contact";
import { Trust } from "@/components/sections/trust";
import { getContent } from "@/site/content";
import { GetTheApp } from "./_sections/get-the-app";
import { Hero } from "./_sections/hero";
import { Services } from "./_sections/services";
import { WhyChoose } from "./_sections/why-choose";

export const generateMetadata = () => pageMetadata("/");

export default function HomePage() {
  const { home, site } = getContent();
  return (
    <PageLayout path="/">
      <SiteJsonLd />
      <Hero />
      <div className="px-gutter py-5">
        <Trust {...site.proof} />
      </div>
      <Services />
      <GetTheApp />
      <WhyChoose />
      <CtaContact {...home.contact} />
    </PageLayout>
  );
}
