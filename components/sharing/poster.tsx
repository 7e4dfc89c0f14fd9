import { cloneElement } from "react";
import { Logo } from "@/components/brand/logo";
import { drawings } from "@/components/scenes/scene";
import { type FittedTitle, fitTitle } from "./fit-title";
import { sharingSize } from "./sharing-address";
import type { Subject } from "./subject";
import type { Typesetter } from "./typeface";

const { width, height } = sharingSize;
const column = { x: 64, width: 560 };
const tear = 656;
const sizes = [116, 108, 100, 92, 84, 78, 72, 68, 64, 60, 56, 52, 48];
const leading = 1;
const tracking = -0.02;

/**
 * The one template of all sharing images, a ticket: the words on the part that is kept, the scene
 * behind the tear line, cropped by the edge.
 */
export function Poster({ eyebrow, title, scene, ink, typeset }: Subject & { typeset: Typesetter }) {
  const fitted = fitTitle(title, {
    width: column.width,
    height: 352,
    sizes,
    leading,
    measure: (text) => typeset(text, "display", 1, tracking).width,
  });
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      strokeLinejoin="round"
      strokeLinecap="round"
      fill="none"
    >
      <title>{title}</title>
      <rect width={width} height={height} className={`fill-${ink}`} />
      <TearLine />
      <Art scene={scene} />
      <text
        x={column.x}
        y={98}
        fontSize={24}
        letterSpacing={0.06}
        textAnchor="start"
        className="font-mono"
      >
        {eyebrow.toUpperCase()}
      </text>
      <Title {...fitted} />
      {cloneElement(Logo(), { x: column.x, y: 524, width: 215, height: 50 })}
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
      textAnchor="start"
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
        className="printed stroke-paper"
      />
    </g>
  );
}

function Art({ scene }: Pick<Subject, "scene">) {
  const { shade, art } = drawings[scene];
  return (
    <g transform="translate(996 315) scale(2.2)">
      <g transform="translate(-200 -150)" className="stroke-press">
        <pattern
          id="halftone"
          width={5}
          height={5}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <circle cx={2.5} cy={2.5} r={1.4} className="stroke-none fill-press" />
        </pattern>
        <g fill="url(#halftone)" stroke="none">
          {shade}
        </g>
        {art}
      </g>
    </g>
  );
}
