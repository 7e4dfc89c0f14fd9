import { Markdown } from "@/components/sections/markdown";
import { content } from "@/content/content";
import type { OfferState } from "@/content/load/offer";

type Props = {
  state: Exclude<OfferState, "running">;
  /** Until scripts find that the offer is over meanwhile. */
  hidden?: boolean;
};

/** What the page says outside of the offer's days. */
export function NoOffer({ state, hidden = false }: Props) {
  const { heading, text } = content.popUp[state];
  return (
    <div hidden={hidden} data-offer={hidden ? state : undefined} className="mx-auto max-w-144">
      <h1 className="text-h2">{heading}</h1>
      <div className="prose pt-4 text-lead">
        <Markdown text={text} />
      </div>
    </div>
  );
}
