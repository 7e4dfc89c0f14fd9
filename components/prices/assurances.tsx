import { Markdown } from "@/components/articles/markdown";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Band } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { noBreak } from "@/components/ui/no-break";
import { Ticket } from "@/components/ui/ticket";
import { getContent } from "@/site/content";

/**
 * The money-back guarantee, as a ticket, and what happens to a buyer's data, in a line.
 * @param isLive whether what the page is about can be bought, and so refunded
 */
export function Assurances({ isLive }: { isLive: boolean }) {
  const { privacy, guarantee } = getContent().pricingPage;
  return (
    <Band tone="tinted">
      <section
        aria-labelledby="_privacy"
        className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 pb-8"
      >
        <div className="flex-[1_1_24rem]">
          <h2 id="_privacy" className="text-h4">
            {privacy.heading}
          </h2>
          <div className="prose pt-1">
            <Markdown text={privacy.text} />
          </div>
        </div>
        <ButtonLink variant="secondary" href="/privacy-policy">
          Read More <span className="sr-only">({privacy.heading})</span>
        </ButtonLink>
      </section>
      <section aria-labelledby="_guarantee">
        <Ticket
          kind="closing"
          ink="mint"
          inner="flex-3 content-center p-6 sm:p-8"
          stub={<DrawingPicture name="refund" ink="mint" className="w-full max-w-60" />}
          stubInner="flex flex-2 items-center justify-center"
        >
          <h2 id="_guarantee" className="text-h4">
            {noBreak(guarantee.heading)}
          </h2>
          <div className="prose pt-3">
            <Markdown text={isLive ? guarantee.text : guarantee.coming} />
          </div>
        </Ticket>
      </section>
    </Band>
  );
}
