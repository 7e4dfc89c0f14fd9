import { Markdown } from "@/components/sections/markdown";
import { getContent, type OfferState } from "@/site/content";

type Props = {
  state: Exclude<OfferState, "running">;
  /** Hidden until the head's script finds that the offer is over (export/in-page/head.ts). */
  hidden?: boolean;
};

/** The page's words outside of the offer's days. */
export function NoOffer({ state, hidden = false }: Props) {
  const { heading, text } = getContent().popUp[state];
  // The running offer has the page's only h1. Once that hides, an h2 takes its rank.
  const Heading = hidden ? "h2" : "h1";
  return (
    <div
      data-offer={hidden ? state : undefined}
      className={`mx-auto max-w-[36rem] ${hidden ? "hidden" : ""}`}
    >
      <Heading aria-level={hidden ? 1 : undefined} className="text-h2">
        {heading}
      </Heading>
      <div className="prose pt-4 text-lead">
        <Markdown text={text} />
      </div>
    </div>
  );
}
