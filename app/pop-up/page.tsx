import { pageMetadata } from "@/components/metadata/page-metadata";
import { Subscribe } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { getContent } from "@/site/content";
import { NoOffer } from "./_sections/no-offer";
import { Offer } from "./_sections/offer";

export const generateMetadata = () => pageMetadata("/pop-up");

export default function PopUpPage() {
  const { offer } = getContent();
  return (
    <PageLayout path="/pop-up" mobileCta={offer === "running" ? <Subscribe /> : undefined}>
      <section className="on-ink bg-coral px-gutter pt-18 pb-10">
        {offer === "running" ? runningOffer() : <NoOffer state={offer} />}
      </section>
    </PageLayout>
  );
}

/** The offer and, if it has an end, the words for afterwards, hidden. */
function runningOffer() {
  if (getContent().offerEnd === undefined) return <Offer />;
  return (
    <>
      <Offer />
      <NoOffer state="ended" hidden />
    </>
  );
}
