import { content } from "@/compiler/published";
import { Dog } from "../parts/dog";
import { flat } from "../parts/part";
import { Ticks } from "../parts/ticks";
import type { Drawing } from "./drawing";

const { closed: sign } = content.drawings.posts;

/** A sign in the window of the door: closed. */
export const closed: Drawing = {
  shade: <path d="M92 0h236v300H92z" />,
  art: (
    <>
      <path d="M80 0h240v300H80z" className="fill-coral" />
      <path d="M108 0h184v222H108z" className="fill-sky" />
      <path d="m128 60 52-52M124 110l34-34" />
      <circle cx={304} cy={180} r={8} className="fill-canola" />
      <path d="m138 106 62-66 62 66" />
      <circle cx={200} cy={40} r={5} className={flat} />
      <g transform="translate(200 142) rotate(-3)">
        <path d="M-104-42h208v84h-208z" className="fill-canola" />
        <text y={-2} fontSize={34}>
          {sign[0]}
        </text>
        <text y={28} fontSize={20}>
          {sign[1]}
        </text>
      </g>
      <Dog transform="translate(206 292) scale(.9)" />
    </>
  ),
};

/** A week's hours as a clock: the slow ones are dark. */
export const quietHours: Drawing = {
  shade: <circle cx={212} cy={164} r={128} />,
  art: (
    <>
      <circle cx={200} cy={150} r={128} className="fill-white" />
      <path d="M200 150 305.500 89A122 122 0 0 1 261 255.700z" className="fill-coral" />
      <Ticks transform="translate(200 150)" radius={112} length={2} width={10} />
      <path d="M200 150v-82" strokeWidth={7} className="printed" />
      <path d="m200 150 62 0" strokeWidth={10} className="printed" />
      <circle cx={200} cy={150} r={9} className={flat} />
    </>
  ),
};
