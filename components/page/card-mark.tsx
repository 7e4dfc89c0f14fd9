import { siDiscover, siJcb, siMastercard, siVisa } from "simple-icons";

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
export function CardShapes() {
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
export function CardMark({ name }: { name: string }) {
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
