import { content } from "@/content/content";
import { Apple, Loaf } from "../parts/goods";
import { Burst, Lines, Sheet } from "../parts/paper";
import { Stamp } from "../parts/stamp";
import type { Drawing } from "./drawing";

const words = content.drawings;

/** The tear, from the right edge to the left one; both halves have it. */
const tear = "l-22 20-20-18-24 24-22-20-26 22-18-24-24 18-20-18-24 14";
const upper = `M-100-96H80l20 20V16${tear}z`;
const lower = `M-100 104H100V16${tear}z`;
const upperPlace = "translate(186 124) rotate(-6)";
const lowerPlace = "translate(212 156) rotate(5)";

/** A flyer in two, for the page that is not there. */
export const tornFlyer: Drawing = {
  shade: (
    <g transform="translate(10 11)">
      <path d={upper} transform={upperPlace} />
      <path d={lower} transform={lowerPlace} />
    </g>
  ),
  art: (
    <>
      <g transform={lowerPlace}>
        <path d={lower} className="fill-white" />
        <Lines x={-82} y={50} widths={[76, 58, 76]} />
        <Burst transform="translate(52 56) rotate(-12)" radius={46}>
          <text y={12} fontSize={34} className="font-price">
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
        <Loaf transform="translate(-52 -16) scale(1.2)" />
        <Apple transform="translate(14 -18) scale(1.2)" />
        <Lines x={46} y={-32} widths={[38, 28, 38]} />
      </g>
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
