import { content } from "@/compiler/published";
import { Page } from "@/components/layout/page";
import { FaqJsonLd } from "@/components/metadata/json-ld";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { CtaContact } from "@/components/sections/cta-contact";
import { LongText } from "@/components/sections/long-text";
import { PageIntro } from "@/components/sections/page-intro";
import { SumReceipt } from "@/components/sections/sum-receipt";
import { Faq } from "./_sections/faq";

export const metadata = pageMetadata("/why-angel-app");

export default function WhyPage() {
  const { hero, sums, body, contact } = content.why;
  return (
    <Page path="/why-angel-app">
      <FaqJsonLd />
      <PageIntro {...hero} picture={{ scene: "hero", ink: "coral", alt: hero.alt }} />
      <section className="overflow-hidden px-gutter py-section">
        <div className="@container mx-auto max-w-page">
          <ul className="grid grid-cols-1 gap-4 @min-[34rem]:grid-cols-2 @min-[68rem]:grid-cols-4">
            {sums.map(({ title, ink, lines }) => (
              <li key={title} className="grid grid-cols-1">
                <SumReceipt title={title} ink={ink} lines={lines} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <LongText text={body} ink="sky" />
      <Faq />
      <CtaContact {...contact} button={content.home.contact.button} />
    </Page>
  );
}
