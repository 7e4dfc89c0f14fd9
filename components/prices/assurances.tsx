import { Markdown } from "@/components/articles/markdown";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Band, columns } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { inkBackground } from "@/components/ui/ink";
import { noBreak } from "@/components/ui/no-break";
import { getContent } from "@/site/content";
import type { Ink } from "@/site/schema/fields";

/**
 * The privacy section, as a slip of paper, and the money-back guarantee, as a ticket.
 * @param isLive whether what the page is about can be bought, and so refunded
 */
export function Assurances({ ink, isLive }: { ink: Ink; isLive: boolean }) {
  const { privacy, guarantee } = getContent().pricingPage;
  return (
    <Band tone="tinted" inner={columns}>
      <section className="lifted lg:col-span-5" aria-labelledby="_privacy">
        {/* Not turned, it needs no clipping, which would draw hairlines across its teeth. */}
        <div className="torn on-ink bg-white [clip-path:none]">
          <div className="p-6 sm:p-8">
            <h2 id="_privacy" className="text-h4">
              {privacy.heading}
            </h2>
            <div className="pt-3 pb-5 font-mono text-small">
              <Markdown text={privacy.text} />
            </div>
            <ButtonLink variant="onInk" href="/privacy-policy">
              Read More <span className="sr-only">({privacy.heading})</span>
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className="grid *:min-w-0 lg:col-span-7" aria-labelledby="_guarantee">
        <div
          className={`ticket grid rounded-card *:min-w-0 sm:grid-cols-[3fr_2fr] sm:[--notch-x:60%] ${inkBackground[ink]}`}
        >
          <div className="self-center p-6 sm:p-8">
            <h2 id="_guarantee" className="text-h4">
              {noBreak(guarantee.heading)}
            </h2>
            <div className="prose pt-3">
              <Markdown text={isLive ? guarantee.text : guarantee.coming} />
            </div>
          </div>
          <div className="flex items-center justify-center border-dotted border-line max-sm:hidden sm:border-s-4">
            <DrawingPicture name="refund" ink={ink} className="w-full max-w-72" />
          </div>
        </div>
      </section>
    </Band>
  );
}
