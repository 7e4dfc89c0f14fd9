import { content } from "../content";
import { Dog } from "../parts/dog";
import { Apple, Loaf, Milk } from "../parts/goods";
import { Burst, Lines, Sheet } from "../parts/paper";
import { Stamp } from "../parts/stamp";
import type { Drawing } from "./drawing";

const words = content.drawings;
const [lostWord, ...lostRest] = content.blogList.notFound.heading.split(" ");

/** The tear, from the right edge to the left one; both halves have it. */
const tear = "l-22 20-20-18-24 24-22-20-26 22-18-24-24 18-20-18-24 14";
const upper = `M-100-96H80l20 20V16${tear}z`;
const lower = `M-100 104H100V16${tear}z`;
const upperPlace = "translate(179 140) rotate(-6) scale(1.26)";
const lowerPlace = "translate(190 182) rotate(-4) scale(1.26)";

/** A flyer in two and its scraps, for the page that is not there. */
export const tornFlyer: Drawing = {
  size: [360, 360],
  shade: (
    <g transform="translate(11 13)">
      <path d={upper} transform={upperPlace} />
      <path d={lower} transform={lowerPlace} />
    </g>
  ),
  art: (
    <>
      <path
        d="m10 222 22-10 8 22-22 12zM338 160l18 4-4 20-18-6zM28 326l20-16 16 18-18 16zM330 20l20 10-14 20-16-10z"
        className="fill-white"
      />
      <path d="m326 334 22-8 6 20-22 6zM6 40l12-12 12 14-14 8z" className="fill-coral" />
      <g transform={lowerPlace}>
        <path d={lower} className="fill-white" />
        <text x={-46} y={78} fontSize={26}>
          {words.demo.goods[1]?.[0]}
        </text>
        <Burst transform="translate(58 78) rotate(-6)" radius={46}>
          <text y={10} fontSize={28} className="font-price">
            {words.torn}
          </text>
        </Burst>
      </g>
      <g transform={upperPlace}>
        <path d={upper} className="fill-white" />
        <path d="M-100-96H80l20 20v26h-200z" className="fill-coral" />
        <path d="M80-96v20h20z" className="fill-stone" />
        <text x={-12} y={-63} fontSize={29}>
          {words.flyer.title}
        </text>
        <Loaf transform="translate(-62 -16) scale(1.2)" />
        <Apple transform="translate(2 -18) scale(1.2)" />
        <Milk transform="translate(60 -20) scale(1.2)" />
      </g>
    </>
  ),
};

/** The sign of the post that is not there, on one chain of two. */
export const lostSign: Drawing = {
  shade: <path d="M0 0h232v120H0z" transform="translate(144 108) rotate(15)" />,
  art: (
    <>
      <path d="M48 12h20v276H48z" className="fill-denim" />
      <path d="M34 34h330v16H34z" className="fill-denim" />
      <path d="m68 96 46-46" strokeWidth={8} className="printed" />
      {["140 58", "140 74", "140 90", "346 58", "346 74"].map((at) => (
        <ellipse key={at} rx={5} ry={9} transform={`translate(${at})`} className="fill-white" />
      ))}
      <path d="m350 86 12 10M340 90v14" />
      <g transform="translate(136 96) rotate(15)">
        <path d="M-4-4h232v120H-4z" className="fill-canola" />
        <path d="M6 6h212v100H6z" />
        <circle cx={10} cy={8} r={4} className="fill-press" />
        <circle cx={214} cy={8} r={4} className="fill-press" />
        <text x={112} y={54} fontSize={40}>
          {lostWord}
        </text>
        <text x={112} y={90} fontSize={28}>
          {lostRest.join(" ")}
        </text>
      </g>
      <path d="M16 288h368" />
      <Dog transform="translate(132 288) scale(.8)" />
    </>
  ),
};

/** A stamp, and its mark on a sheet. */
export const stamp: Drawing = {
  shade: <path d="M84 136h252v156H84z" />,
  art: (
    <>
      <Sheet transform="translate(200 202)" width={252} height={156}>
        <Lines x={-108} y={-58} widths={[44, 30]} />
        <g transform="translate(10 30) rotate(-6)">
          <rect x={-74} y={-29} width={148} height={58} rx={10} className="fill-mint" />
          <text y={12} fontSize={33}>
            {words.stamp}
          </text>
        </g>
      </Sheet>
      <Stamp transform="translate(216 154) rotate(-6) scale(1.3)" />
    </>
  ),
};
