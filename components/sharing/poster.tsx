import { cloneElement, type ReactNode } from "react";
import { Logo } from "@/components/brand/logo";
import { drawingOf } from "@/components/drawings/drawing";
import type { Ink } from "@/site/schema/fields";
import type { Typesetter } from "../pictures/typeface";
import { type FittedTitle, fitTitle } from "./fit-title";
import { sharingSize } from "./sharing-address";

const { width, height } = sharingSize;
const column = { x: 64, width: 528 };
const tear = 656;
/** The front of a shop, whose ground must not cross the tear. */
const shop = { scale: 2.05, x: 181 };
/** Scale of a scene and the x of its 400 that is centred, where the default does not suit it. */
const crops: Record<string, { scale: number; x: number }> = {
  hero: { scale: 1.6, x: 190 },
  flyer: { scale: 1.5, x: 200 },
  coupon: { scale: 1.4, x: 200 },
  sizes: { scale: 1.35, x: 200 },
  push: { scale: 1.45, x: 198 },
  "push-radius": { scale: 1.8, x: 192 },
  storage: { scale: 1.35, x: 200 },
  "barber-week": { scale: 1.4, x: 205 },
  phone: { scale: 1.4, x: 205 },
  storefront: shop,
  "shop-bakery": shop,
  "shop-barber": shop,
  "shop-flowers": shop,
  "shop-hardware": shop,
  "shop-books": shop,
  "shop-coffee": shop,
};
const sizes = [116, 108, 100, 92, 84, 78, 72, 68, 64, 60, 56, 52, 48];
const leading = 1;
const tracking = -0.02;

/**
 * The one template of all sharing images, a ticket in two halves: the words on the part that is
 * kept, the scene behind the tear line, cropped by the edge. Nothing crosses from half to half.
 */
export function WordsHalf({ eyebrow, title, ink, typeset }: WordsProps) {
  const fitted = fitTitle(title, {
    width: column.width,
    height: 352,
    sizes,
    leading,
    measure: (text) => typeset.measure(text, "display", tracking),
  });
  return (
    <Half from={0} ink={ink}>
      <text x={column.x} y={98} fontSize={24} letterSpacing={0.06} className="font-mono">
        {eyebrow.toUpperCase()}
      </text>
      <Title {...fitted} />
      {cloneElement(Logo(), { x: column.x, y: 524, width: 215, height: 50 })}
    </Half>
  );
}

type WordsProps = { eyebrow: string; title: string; ink: Ink; typeset: Typesetter };

/** The half that is the same for all pages of a scene and ink. */
export function SceneHalf({ scene, ink }: { scene: string; ink: Ink }) {
  return (
    <Half from={width / 2} ink={ink}>
      <Art scene={scene} />
      {/* Any scene ends at the tear: a wide one is torn off there. */}
      <rect x={width / 2} width={tear - width / 2} height={height} className={`fill-${ink}`} />
      <TearLine />
    </Half>
  );
}

type HalfProps = { ink: Ink; from: number; children: ReactNode };

function Half({ from, ink, children }: HalfProps) {
  return (
    <svg
      aria-hidden
      xmlns="http://www.w3.org/2000/svg"
      width={width / 2}
      height={height}
      viewBox={`${from} 0 ${width / 2} ${height}`}
      strokeLinejoin="round"
      strokeLinecap="round"
      fill="none"
    >
      <rect x={from} width={width / 2} height={height} className={`fill-${ink}`} />
      {children}
    </svg>
  );
}

function Title({ size, lines }: FittedTitle) {
  return lines.map((line, i) => (
    <text
      key={line}
      x={column.x - size * 0.04}
      y={136 + size * (0.76 + i * leading)}
      fontSize={size}
      letterSpacing={tracking}
    >
      {line}
    </text>
  ));
}

/** A ticket's holes and perforation; through them shows the paper below. */
function TearLine() {
  return (
    <g className="fill-paper">
      <circle cx={tear} r={28} />
      <circle cx={tear} cy={height} r={28} />
      <path
        d={`M${tear} 52V${height - 44}`}
        strokeWidth={8}
        strokeDasharray="0.1 22"
        className="stroke-paper"
      />
    </g>
  );
}

/** The pattern repeats 8 × 8 dots: repeating a single one would take most of an image's time. */
const dotsInLine = Array.from({ length: 8 }, (_, index) => index);

function Art({ scene }: { scene: string }) {
  const { shade, art } = drawingOf(scene);
  const { scale, x } = crops[scene] ?? { scale: 2.05, x: 185 };
  return (
    <g transform={`translate(${(tear + width) / 2} ${height / 2}) scale(${scale})`}>
      <g transform={`translate(${-x} -150)`} className="stroke-press" textAnchor="middle">
        <pattern
          id="halftone"
          width={5 * dotsInLine.length}
          height={5 * dotsInLine.length}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          {dotsInLine.map((x) =>
            dotsInLine.map((y) => (
              <circle
                key={`${x} ${y}`}
                cx={2.5 + 5 * x}
                cy={2.5 + 5 * y}
                r={1.4}
                className="stroke-none fill-press"
              />
            )),
          )}
        </pattern>
        <g fill="url(#halftone)" stroke="none">
          {shade}
        </g>
        {art}
      </g>
    </g>
  );
}
