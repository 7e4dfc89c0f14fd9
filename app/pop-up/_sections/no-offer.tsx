import { Markdown } from "@/components/sections/markdown";
import { content } from "@/content/content";
import type { OfferState } from "@/content/site/offer";

type Props = {
  state: Exclude<OfferState, "running">;
  /** Until the head's script finds that the offer is over; by a class, which its sheet outdoes. */
  hidden?: boolean;
};

/** What the page says outside of the offer's days. */
export function NoOffer({ state, hidden = false }: Props) {
  const { heading, text } = content.popUp[state];
  return (
    <div
      data-offer={hidden ? state : undefined}
      className={`mx-auto max-w-144 ${hidden ? "hidden" : ""}`}
    >
      <h1 className="text-h2">{heading}</h1>
      <div className="prose pt-4 text-lead">
        <Markdown text={text} />
      </div>
    </div>
  );
}
