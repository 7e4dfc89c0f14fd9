import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { CardMark, CardShapes } from "./card-mark";

/** Copies of the line: enough for a screen of 4,600 px and the line that has just left it. */
const copies = [1, 2, 3];

/**
 * The moving line of the second footer, with the cards that are accepted. CSS alone moves it, and a
 * checkbox stops it without scripts.
 */
export function Marquee() {
  const { cards } = getContent().navigation.secondFooter;
  return (
    <div className="marquee flex items-center border-y border-line py-6 xl:px-edge">
      <CardShapes />
      <div className="relative grow overflow-hidden">
        <div className="flex">
          <Line label="Accepted cards" cards={cards} />
          {copies.map((copy) => (
            <Line key={copy} cards={cards} copy />
          ))}
        </div>
      </div>
      <label className="marquee-pause">
        <input type="checkbox" className="peer sr-only" aria-label="Pause the moving line" />
        <Sign d="M6 5h4v14H6zM14 5h4v14h-4z" className="peer-checked:hidden" />
        <Sign d="M7 4l13 8-13 8z" className="hidden peer-checked:block" />
      </label>
    </div>
  );
}

/** The icon for pause or play. */
function Sign({ d, className }: { d: string; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      className={`size-5 ${className}`}
    >
      <path d={d} />
    </svg>
  );
}

/** Sizes in px, since CSS divides the line's fixed length in px by its speed (globals.css). */
function Line({ label, cards, copy = false }: { label?: string; cards: string[]; copy?: boolean }) {
  return (
    <div inert={copy} aria-hidden={copy || undefined} className="flex shrink-0 items-center">
      <p className="display shrink-0 pr-[40px] text-[20px] leading-none">
        {getContent().navigation.secondFooter.marquee}
      </p>
      <List aria-label={label} className="flex grow items-center justify-evenly">
        {cards.map((card) => (
          <li key={card} className="flex items-center gap-[8px] font-mono text-[14px] leading-none">
            <CardMark name={card} />
          </li>
        ))}
      </List>
    </div>
  );
}
