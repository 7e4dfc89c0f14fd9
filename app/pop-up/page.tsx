import { Page } from "@/components/layout/page";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { content, settings } from "@/content/content";
import { offerEnd, offerState } from "@/content/site/offer";
import { NoOffer } from "./_sections/no-offer";
import { Offer } from "./_sections/offer";

export const metadata = pageMetadata("/pop-up");

const state = offerState(content.promotion, settings.today);

export default function PopUpPage() {
  return (
    <Page path="/pop-up">
      <section className="on-spruce px-gutter py-[clamp(3rem,6vw,6rem)]">
        {state === "running" ? offer() : <NoOffer state={state} />}
      </section>
    </Page>
  );
}

/** The offer and, if it has an end, the words for afterwards, hidden. */
function offer() {
  if (offerEnd(content.promotion) === undefined) return <Offer />;
  return (
    <>
      <Offer />
      <NoOffer state="ended" hidden />
    </>
  );
}
