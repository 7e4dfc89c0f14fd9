import { type ReactNode, useId } from "react";
import { drawingOf, drawingText, inside } from "@/components/drawings/drawing";
import { ButtonLink } from "@/components/ui/button-link";
import { inkBackground } from "@/components/ui/ink";
import { getContent, type Service } from "@/site/content";
import { hrefOf } from "@/site/links";
import { pricingPath } from "@/site/schema/prices";
import { fitText } from "./fit-text";
import { MakerForm } from "./maker-form.client";
import { altOf, costText, makerOf, makerWords, type Name } from "./maker-words";
import { type Kind, linesAt, type Place, places } from "./places";
import "./maker.css";

type Props = {
  kind: Kind;
  service: Service;
  id: string;
  /** In a hero, which has no choice of runs: the line on the price of the first one. */
  cost?: string;
  children?: ReactNode;
};

/** A form in which a visitor makes a flyer or coupon; without scripts, its picture is an example. */
export function Maker({ kind, service, id, cost, children }: Props) {
  const { maker: words, prices } = getContent();
  const maker = makerOf(kind, words);
  const plans = prices.categories[kind].plans.slice(0, cost ? 1 : undefined);
  const runs = plans.map(({ label, amount, days }) => ({
    label,
    drawn: `${days} days`,
    cost: cost ?? `${costText({ label, amount, days })} ${words.included}`,
  }));
  const shown = makerWords(maker, [], runs[0]?.drawn ?? "");
  return (
    <MakerForm
      id={id}
      kind={kind}
      maker={maker}
      head={children}
      runs={runs}
      preview={<Preview kind={kind} words={shown} alt={altOf(maker, shown)} />}
      ground={inkBackground[service.ink]}
      note={words.note}
    >
      <ButtonLink href={hrefOf("@register")} variant={cost ? "secondary" : "primary"}>
        <span>
          Start <span data-run="">{runs[0]?.label}</span>
        </span>
      </ButtonLink>
      {!cost && (
        <ButtonLink href={pricingPath(kind)} variant="secondary">
          See prices
        </ButtonLink>
      )}
    </MakerForm>
  );
}

type PreviewProps = { kind: Kind; words: Record<Name, string>; alt: string };

/** The phone with its words, which the form's script changes. */
function Preview({ kind, words, alt }: PreviewProps) {
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
