import { content } from "@/content/content";

/** The line above the second footer, with the cards that are accepted. */
export function Marquee() {
  const { marquee, cards, cardsLabel } = content.navigation.secondFooter;
  return (
    <div className="overflow-hidden border-b border-line px-gutter py-8">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-4">
        <p className="display text-h3">{marquee}</p>
        <ul aria-label={cardsLabel} className="flex flex-wrap gap-2">
          {cards.map((card) => (
            <li
              key={card}
              className="rounded-control border border-line px-3 py-1.5 font-mono text-fine"
            >
              {card}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
