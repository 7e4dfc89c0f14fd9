import { siDiscover, siJcb, siMastercard, siVisa } from "simple-icons";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";

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

/**
 * The marks of the accepted cards, by the names that content gives them. American Express has
 * none here: its path alone weighs as much as three others, and its mark is its name in letters.
 */
const marks: Record<string, { path: string; rest?: string; isFlat?: boolean }> = {
  VISA: siVisa,
  "VISA Debit": { path: siVisa.path, rest: "Debit" },
  MasterCard: siMastercard,
  Discover: { path: siDiscover.path, isFlat: true },
  JCB: siJcb,
};

const id = (path: string) =>
  `_card-${Object.values(marks).findIndex((mark) => mark.path === path)}`;

/** The marks' paths, each once per page. */
function CardShapes() {
  const paths = [...new Set(Object.values(marks).map(({ path }) => path))];
  return (
    <svg className="absolute size-0" aria-hidden="true">
      {paths.map((path) => (
        <symbol key={path} id={id(path)} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}

/** A card's mark, or its name in letters where there is no mark. */
function CardMark({ name }: { name: string }) {
  const mark = marks[name];
  if (!mark) return <span className="display card-name">{name}</span>;
  return (
    <>
      <span className="sr-only">{name}</span>{" "}
      {mark.isFlat ? (
        // Half as large again, without the room above and below its letters.
        <svg aria-hidden="true" fill="currentColor" width="72" height="24">
          <use href={`#${id(mark.path)}`} y="-24" width="72" height="72" />
        </svg>
      ) : (
        <svg aria-hidden="true" fill="currentColor" className="size-[48px]">
          <use href={`#${id(mark.path)}`} />
        </svg>
      )}
      {mark.rest && <span aria-hidden="true">{mark.rest}</span>}
    </>
  );
}
