import { pageMetadata } from "@/components/metadata/page-metadata";
import { PageLayout } from "@/components/page/page-layout";
import { LongText } from "@/components/sections/long-text";
import { PageIntro } from "@/components/sections/page-intro";
import { ServiceTicket } from "@/components/sections/service-ticket";
import { SumReceipt } from "@/components/sections/sum-receipt";
import { ButtonLink } from "@/components/ui/button-link";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { pricingPath } from "@/site/schema/pricing";
import { End } from "./_sections/end";
import { Faq } from "./_sections/faq";

export const generateMetadata = () => pageMetadata("/why-angel-app");

export default function WhyPage() {
  const { blogList, why, nextSteps, services } = getContent();
  const { hero, sums, body } = why;
  const flyer = services.find(({ page }) => page?.pricing === "flyer");
  return (
    <PageLayout path="/why-angel-app">
      <PageIntro {...hero} picture={{ scene: "hero", ink: "coral", alt: hero.alt }}>
        <ButtonLink href={pricingPath("flyer")} variant="strong" className="mt-8 max-md:hidden">
          {nextSteps.post.prices}
        </ButtonLink>
      </PageIntro>
      <section className="overflow-hidden px-gutter py-section">
        <div className="@container mx-auto max-w-page">
          <List className="grid grid-cols-1 gap-4 @min-[34rem]:grid-cols-2">
            {sums.map(({ title, ink, lines }) => (
              <li key={title} className="grid grid-cols-1">
                <SumReceipt title={title} ink={ink} lines={lines} />
              </li>
            ))}
          </List>
        </div>
      </section>
      <LongText
        contents={blogList.contents}
        text={body}
        ink="sky"
        aside={<ServiceTicket service={flyer} />}
      />
      <Faq />
      <End />
    </PageLayout>
  );
}
