import { Markdown } from "@/components/articles/markdown";
import { Part } from "@/components/drawings/drawing";
import { DeviceLink } from "@/components/page/device-link";
import type { SectionProps } from "@/components/page/section-props";
import { buttonLook } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import { Ticket } from "@/components/ui/ticket";
import { getContent } from "@/site/content";
import "./offer.css";

/** The line along which the coupon is cut. */
const frame = "max-w-[64rem] border-2 border-dashed border-muted p-3 sm:p-6";
const box =
  "min-w-0 rounded-control border-2 bg-white px-[.3em] py-[.6em] text-center font-mono text-[min(2.75rem,13cqi)] leading-none lg:py-[1.4em]";

/** The offer as a coupon to tear off; one line once it is over. */
export function OfferSection({ ended, ...words }: SectionProps<"offer">) {
  const { id, heading: Heading } = words;
  return (
    <section className="on-ink bg-coral px-gutter pt-below-trail pb-section">
      {getContent().offerRuns ? (
        <Coupon {...words} />
      ) : (
        <Heading id={id} className="mx-auto max-w-[36rem] text-h2">
          {ended}
        </Heading>
      )}
    </section>
  );
}

type CouponProps = Omit<SectionProps<"offer">, "ended">;

/** The words of the offer, and on the stub the code with its button. */
function Coupon({ id, heading: Heading, figure, title, text }: CouponProps) {
  const { code, text: offer, link } = getContent().offer;
  const [before, after] = offer.split(`${figure} ${title}, `);
  return (
    <div className={`relative mx-auto ${frame}`}>
      <svg
        viewBox="-70 -34 110 68"
        aria-hidden="true"
        className="drawing cutting absolute -top-7 start-6 z-1 aspect-auto! w-20"
      >
        <Part name="scissors" />
      </svg>
      <Ticket
        kind="closing"
        ink="canola"
        inner="flex-3 content-center p-[min(1.5rem,6vw)] sm:px-10 sm:py-8"
        stub={
          <>
            <p id={`${id}-code`} translate="no" className={box}>
              {code}
            </p>
            <CopyButton text={code} from={`${id}-code`}>
              Copy code
            </CopyButton>
            <DeviceLink className={buttonLook("strong")}>{link}</DeviceLink>
            <div className="prose text-small">
              <Markdown text={text} />
            </div>
          </>
        }
        stubInner="@container grid grid-cols-1 flex-2 content-center gap-4 p-[min(1.5rem,6vw)] sm:px-10"
      >
        {after && <p>{before}</p>}
        <Heading id={id} className="text-h3">
          <span className="block font-price text-[min(8.5rem,22vw)] leading-none font-[900] whitespace-nowrap">
            {figure}
          </span>{" "}
          <span className="block pt-2">{title}</span>
        </Heading>
        <p className="pt-2 text-lead">{after ?? offer}</p>
      </Ticket>
    </div>
  );
}
