import { content } from "@/compiler/published";
import { Dog } from "../parts/dog";
import { Loaf } from "../parts/goods";
import { flat } from "../parts/part";
import { Ticks } from "../parts/ticks";
import type { Drawing } from "./drawing";

const { posts: words, receipt: slip } = content.drawings;

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
          {words.closed[0]}
        </text>
        <text y={28} fontSize={20}>
          {words.closed[1]}
        </text>
      </g>
      <Dog transform="translate(206 292) scale(.9)" />
    </>
  ),
};

/** A bag of rolls and a jar of jam, each counted on its label. */
export const gifts: Drawing = {
  shade: <path d="M58 110h132v176H58zM232 120h118v166H232z" />,
  art: (
    <>
      <path
        d="M46 92 60 78l14 14 14-14 14 14 14-14 14 14 14-14 14 14 8 186H40z"
        className="fill-white"
      />
      {["78 84", "112 78", "146 84"].map((at) => (
        <Loaf key={at} transform={`translate(${at}) scale(.9)`} />
      ))}
      <path
        d="m46 92 14 16 14-16 14 16 14-16 14 16 14-16 14 16 14-16 8 186H40z"
        className="fill-stone"
      />
      <path d="M60 160h90v74H60z" className="fill-white" />
      <text x={105} y={214} fontSize={50} className="font-price">
        {words.gifts[0]}
      </text>
      <path d="M232 84h96v28h-96z" className="fill-denim" />
      <path
        d="M228 112h104q14 8 14 26v118q0 22-22 22h-88q-22 0-22-22V138q0-18 14-26z"
        className="fill-rose"
      />
      <path d="M235 160h90v74h-90z" className="fill-white" />
      <text x={280} y={214} fontSize={50} className="font-price">
        {words.gifts[1]}
      </text>
      <path d="M16 278h368" />
    </>
  ),
};

/** A register that asks before it prints. */
export const askFirst: Drawing = {
  shade: <path d="M106 110h212l22 98v82H84v-82z" />,
  art: (
    <>
      <path d="M108 34h92v50h-92z" className="fill-press" />
      <text x={154} y={70} fontSize={30} className="font-price fill-canola!">
        {slip.total[1]}
      </text>
      <path d="M146 84h16v18h-16z" className="fill-white" />
      <path d="M94 100h212l22 98H72z" className="fill-coral" />
      <path d="M226 112h64v12h-64z" className="fill-press" />
      <path d="M72 198h256v82H72z" className="fill-denim" />
      <path d="M176 258h48" />
      <g transform="translate(196 178) rotate(-5)">
        <path d="M-112-44h224v88h-224z" className="fill-canola" />
        <text y={14} fontSize={38}>
          {words.ask}
        </text>
        <path d="M-26-56h52v22h-52z" className="fill-white" />
      </g>
      <path d="M20 280h360" />
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

/** A letter on its way through the slot of a door, and the dog that waits for it. */
export const letterBox: Drawing = {
  shade: <path d="M96 22h238v278H96z" />,
  art: (
    <>
      <path d="M80 24h240v264H80z" className="fill-white" />
      <path d="M70 8h260v20H70z" className="fill-white" />
      <path d="M94 28h212v260H94z" className="fill-coral" />
      <path d="M116 48h76v64h-76zM208 48h76v64h-76z" className="fill-canola" />
      <path d="M116 222h168v46H116z" className="fill-canola" />
      <circle cx={286} cy={182} r={9} className="fill-white" />
      <path d="M116 132h148v52H116z" className="fill-white" />
      <path d="M130 148h120v20H130z" className="fill-press" />
      <g transform="translate(196 124) rotate(-8)">
        <path d="M-72-54H72V36H-72z" className="fill-white" />
        <path d="m-72-54 72 54 72-54" />
        <circle r={17} className="fill-mint" />
        <Loaf transform="scale(.5)" />
      </g>
      <path d="M112 164h156v22H112z" className="fill-white" />
      <path d="M20 288h360" />
      <Dog transform="translate(112 288) scale(1.1)" />
    </>
  ),
};
