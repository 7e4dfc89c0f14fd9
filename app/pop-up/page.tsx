import { pageMetadata } from "@/components/metadata/page-metadata";
import { Subscribe } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { getContent } from "@/site/content";
import { Offer } from "./_parts/offer";

export const generateMetadata = () => pageMetadata("/pop-up");

export default function PopUpPage() {
  const { offerRuns, popUp } = getContent();
  return (
    <PageLayout path="/pop-up" mobileCta={offerRuns ? <Subscribe /> : undefined}>
      <section className="on-ink bg-coral px-gutter pt-18 pb-10">
        {offerRuns ? <Offer /> : <h1 className="mx-auto max-w-[36rem] text-h2">{popUp.ended}</h1>}
      </section>
    </PageLayout>
  );
}
