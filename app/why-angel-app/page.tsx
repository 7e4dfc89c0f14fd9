import { Page } from "@/components/layout/page";
import { FaqJsonLd } from "@/components/metadata/json-ld";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { Scene } from "@/components/scenes/scene";
import { ContactBand } from "@/components/sections/contact-band";
import { LongText } from "@/components/sections/long-text";
import { PageIntro } from "@/components/sections/page-intro";
import { content } from "@/content/content";
import { Faq } from "./_sections/faq";

export const metadata = pageMetadata("/why-angel-app");

export default function WhyPage() {
  const { hero, body, contact } = content.why;
  const scene = <Scene name="hero" alt={hero.alt} className="w-full rounded-card bg-coral" />;
  return (
    <Page path="/why-angel-app">
      <FaqJsonLd />
      <PageIntro {...hero} aside={scene} />
      <LongText text={body} />
      <Faq />
      <ContactBand {...contact} button={content.home.contact.button} />
    </Page>
  );
}
