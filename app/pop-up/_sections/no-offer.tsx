import { Markdown } from "@/components/sections/markdown";
import { content } from "@/content/content";
import type { OfferState } from "@/content/site/offer";

type Props = {
  state: Exclude<OfferState, "running">;
  /** Hidden until the head's script finds that the offer is over (mark-visitor.ts). */
  hidden?: boolean;
};

/** The page's words outside of the offer's days. */
export function NoOffer({ state, hidden = false }: Props) {
  const { heading, text } = content.popUp[state];
  return (
    <div
      data-offer={hidden ? state : undefined}
      className={`mx-auto max-w-144 ${hidden ? "hidden" : ""}`}
    >
      {hidden ? (
        // The page has one h1, the offer's, which hides when this shows.
        // biome-ignore lint/a11y/useSemanticElements: a second h1 would be invalid
        <p role="heading" aria-level={1} className="display text-h2">
          {heading}
        </p>
      ) : (
        <h1 className="text-h2">{heading}</h1>
      )}
      <div className="prose pt-4 text-lead">
        <Markdown text={text} />
      </div>
    </div>
  );
}
