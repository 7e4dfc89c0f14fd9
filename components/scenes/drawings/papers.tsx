import { content } from "../content";
import { Dog } from "../parts/dog";
import { Apple, Loaf, Milk } from "../parts/goods";
import { Hold } from "../parts/hand";
import { Burst, Lines, Sheet } from "../parts/paper";
import { flat } from "../parts/part";
import { Pencil } from "../parts/pencil";
import type { Drawing } from "./drawing";

const { flyer } = content.drawings;

/** A drawer of index cards under a padlock, and the dog that guards it. */
export const cardIndex: Drawing = {
  shade: <path d="M96 150h240v138H96z" />,
  art: (
    <>
      <g transform="translate(160 132) rotate(-9)">
        <path d="M-70-92H70V60H-70z" className="fill-canola" />
        <path d="M-70-92h60v-16h-60z" className="fill-canola" />
      </g>
      <g transform="translate(232 124) rotate(5)">
        <path d="M-80-92H80V70H-80z" className="fill-white" />
        <path d="M24-92h56v-16H24z" className="fill-white" />
        <circle cx={-42} cy={-54} r={15} className="fill-rose" />
        <path d="M-68-12q0-24 26-24t26 24z" className="fill-rose" />
        <Lines x={0} y={-66} widths={[64, 44, 60, 36]} />
      </g>
      <path d="M84 138h232v150H84z" className="fill-denim" />
      <path d="M98 152h204v122H98z" className="fill-coral" />
      <path d="M114 168h76v30h-76z" className="fill-white" />
      <path d="M124 180h56v6h-56z" className={flat} />
      <path d="M222 214v-16a20 20 0 0 1 40 0v16" strokeWidth={7} className="printed" />
      <path d="M208 212h68v48h-68z" className="fill-canola" />
      <path d="M242 228v16" strokeWidth={6} className="printed" />
      <path d="M20 288h360" />
      <Dog transform="translate(126 288) scale(-1 1)" />
    </>
  ),
};

/** A sheet of three numbered paragraphs, and the hand that signs it. */
export const signedTerms: Drawing = {
  shade: <path d="M84 22h188v260H84z" transform="rotate(-4 178 152)" />,
  art: (
    <>
      <Sheet transform="translate(164 142) rotate(-4)" width={188} height={260}>
        <Lines x={-76} y={-108} widths={[92]} thick={11} />
        {[1, 2, 3].map((number, i) => (
          <g key={number} transform={`translate(0 ${i * 54 - 64})`}>
            <circle
              cx={-62}
              cy={4}
              r={15}
              className={["fill-mint", "fill-canola", "fill-coral"][i]}
            />
            <text x={-62} y={11} fontSize={19}>
              {number}
            </text>
            <Lines x={-36} y={-12} widths={[108, 92, 100]} />
          </g>
        ))}
        <path d="M-76 108H76" strokeDasharray="6 5" />
        <path
          d="M-70 98c10-26 20-28 18-10s-8 18 2 6 12-14 12-4 4 8 12 0 8-6 12 0 8 2 16-4"
          strokeWidth={4}
          className="printed"
        />
      </Sheet>
      <g transform="translate(180 234)">
        <Hold transform="translate(58 -60) rotate(16) scale(1.1)" ink="fill-coral">
          <path d="m4-14 84-102 13 11L17-3z" className="fill-denim" />
          <path d="m4-14L17-3 0 2z" className="fill-white" />
        </Hold>
      </g>
    </>
  ),
};

/** A pile of printed flyers; a hand strikes out the price on the uppermost. */
export const wrongPrice: Drawing = {
  shade: <path d="M66 38h190v248H66z" transform="rotate(-3 160 160)" />,
  art: (
    <>
      <Sheet transform="translate(158 156) rotate(7)" width={184} height={238} />
      <Sheet transform="translate(150 150) rotate(-8)" width={184} height={238} ink="fill-rose" />
      <Sheet transform="translate(152 148) rotate(-2)" width={184} height={238}>
        <path d="M-92-119H72l20 20v40H-92z" className="fill-coral" />
        <text y={-76} fontSize={36}>
          {flyer.title}
        </text>
        <Apple transform="translate(-46 -18) scale(1.2)" />
        <Milk transform="translate(30 -18) scale(1.3)" />
        <Burst transform="translate(-6 58)" radius={54}>
          <text y={13} fontSize={36} className="font-price">
            {flyer.price}
          </text>
        </Burst>
        <path d="M-52 66 32 44" strokeWidth={7} className="printed" />
      </Sheet>
      <g transform="translate(180 192)">
        <Hold transform="translate(86 -40) rotate(6) scale(1.2)" ink="fill-canola">
          <Pencil transform="rotate(58) scale(.8)" />
        </Hold>
      </g>
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
