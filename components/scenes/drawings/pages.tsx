import { type Drawing, onCard, shelf } from "./drawing";

/** A stack of `count` sheets on the shelf, seen slightly from above; every other one lies further left. */
function pages(count: number): Drawing {
  const places = Array.from({ length: count }, (_, i) => {
    return `translate(${shelf.middle - (i % 2) * 8} ${shelf.y - i * 7})`;
  });
  return {
    size: onCard,
    shade: null,
    art: (
      <>
        <path d={shelf.line} />
        {places.map((place) => (
          <path key={place} d="M-58 0-38-36h96L38 0z" transform={place} className="fill-white" />
        ))}
        <path d="M-25-27h64M-30-18h64M-35-9h40" transform={places.at(-1)} />
      </>
    ),
  };
}

/** Half of a sheet; the other half is only outlined. */
export const half: Drawing = {
  size: onCard,
  shade: null,
  art: (
    <>
      <path d={shelf.line} />
      <g transform={`translate(${shelf.middle} ${shelf.y})`}>
        <path d="M10-36h48L38 0" strokeDasharray="4 5" />
        <path d="M-58 0-38-36h48L-10 0z" className="fill-white" />
        <path d="M-25-27H-3M-30-18h22M-35-9h14" />
      </g>
    </>
  ),
};

export const one = pages(1);
export const two = pages(2);
export const five = pages(5);
export const ten = pages(10);
