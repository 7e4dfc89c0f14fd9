import { useId } from "react";
import { drawingOf, drawingText, inside } from "@/components/drawings/drawing";
import { fitText } from "./fit-text";
import { linesAt } from "./lines-at";
import type { Name } from "./maker-words";
import { type Kind, type Place, places } from "./places";

type Props = { kind: Kind; words: Record<Name, string>; alt: string };

/** The phone with its words, which the form's script changes. */
export function Preview({ kind, words, alt }: Props) {
  const name = `${kind}-stage`;
  return (
    <svg
      viewBox={`0 0 ${drawingOf(name).size.join(" ")}`}
      role="img"
      aria-label={alt}
      className="drawing aspect-auto! mx-auto w-full max-w-[26.25rem]"
    >
      <g {...inside(drawingText(name, useId()))} />
      {places[kind].map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Words key={index} place={place} text={words[place.text]} />
      ))}
    </svg>
  );
}

function Words({ place, text }: { place: Place; text: string }) {
  const { face, isCentered, transform, isWhite } = place;
  const fitted = fitText(text, place, ({ length }) => length * roughWidth[face]);
  return (
    <text
      data-place=""
      fontSize={fitted.size}
      textAnchor={isCentered ? "middle" : "start"}
      transform={transform}
      className={`font-${face} ${isWhite ? "fill-white" : ""}`}
    >
      {linesAt(place, fitted).map(({ x, y, text }) => (
        <tspan key={y} x={x} y={y}>
          {text}
        </tspan>
      ))}
    </text>
  );
}

/** About the width of a character at the size 1, in each face; the browser measures. */
const roughWidth = { display: 0.64, body: 0.44, mono: 0.62, price: 0.43 };
