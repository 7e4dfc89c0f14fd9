import { pageMetadata } from "@/components/metadata/page-metadata";
import { GetTheApp } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { StoreLinks } from "@/components/page/store-links";
import { PageIntro } from "@/components/sections/page-intro";
import { getContent } from "@/site/content";
import { End } from "./_sections/end";
import { Points, Questions } from "./_sections/points";

export const generateMetadata = () => pageMetadata("/shoppers");

export default function ShoppersPage() {
  const { hero } = getContent().shoppers;
  return (
    <PageLayout path="/shoppers" mobileCta={<GetTheApp />}>
      <PageIntro {...hero} picture={{ scene: "shopper-phone", ink: "sky", alt: hero.alt }}>
        <StoreLinks {...getContent().home.app} variant="strong" className="pt-7" />
      </PageIntro>
      <Points />
      <Questions />
      <End />
    </PageLayout>
  );
}
