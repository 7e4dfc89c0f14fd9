import { content } from "../content";
import { Flower, Loaf } from "../parts/goods";
import { Hold } from "../parts/hand";
import { Phone } from "../parts/phone";
import type { Drawing } from "./drawing";

const { posts } = content.drawings;

/** Where each coin of four piles lies. */
const piles = [3, 5, 4, 7].map((count) => Array.from({ length: count }, (_, i) => 234 - i * 19));

/** Spending as piles of coins, the next one only outlined. */
export const coins: Drawing = {
  shade: <path d="M50 250h300v26H50z" transform="translate(12 12)" />,
  art: (
    <>
      {piles.map((coins, pile) => (
        <g key={coins.length} transform={`translate(${70 + pile * 66} 0)`}>
          {coins.map((y) => (
            <path
              key={y}
              d={`M-26 ${y}v14a26 8 0 0 0 52 0v-14a26 8 0 0 0-52 0 26 8 0 0 0 52 0`}
              className={pile === 3 ? "fill-mint" : "fill-canola"}
            />
          ))}
        </g>
      ))}
      <path
        d="M308 92v156a26 8 0 0 0 52 0V92a26 8 0 0 0-52 0 26 8 0 0 0 52 0"
        strokeDasharray="6 6"
      />
      <path d="m70 164 66-32 66 18 66-56 64-44m-18-4 18 4-4 18" />
      <path d="M24 262h352" />
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
        {posts.gifts[0]}
      </text>
      <path d="M232 84h96v28h-96z" className="fill-denim" />
      <path
        d="M228 112h104q14 8 14 26v118q0 22-22 22h-88q-22 0-22-22V138q0-18 14-26z"
        className="fill-rose"
      />
      <path d="M235 160h90v74h-90z" className="fill-white" />
      <text x={280} y={214} fontSize={50} className="font-price">
        {posts.gifts[1]}
      </text>
      <path d="M16 278h368" />
    </>
  ),
};

/** Over the counter: a loaf to one side, a phone to the other. */
export const hands: Drawing = {
  shade: <path d="M30 212h340v76H30z" transform="translate(10 8)" />,
  art: (
    <>
      <path d="M20 204h360v20H20z" className="fill-white" />
      <path d="M36 224h328v70H36z" className="fill-denim" />
      {[78, 132, 186, 240, 294].map((x) => (
        <path key={x} d={`M${x} 240v38`} />
      ))}
      <Flower transform="translate(308 152)" ink="fill-rose" />
      <Flower transform="translate(332 149)" ink="fill-canola" />
      <path d="M296 204v-34h48v34z" className="fill-sky" />
      <Hold transform="translate(222 84) rotate(-6)" skin="fill-rose">
        <g transform="translate(176 92)">
          <path
            d="m-44-36 11-10 11 10 11-10L0-36l11-10 11 10 11-10 11 10-6 96h-76z"
            className="fill-white"
          />
          <Loaf transform="translate(0 14) scale(1.3)" />
        </g>
      </Hold>
      <g transform="translate(150 152)">
        <Hold
          transform="translate(-46 10) rotate(6) scale(-.86 .86)"
          ink="fill-mint"
          skin="fill-rose"
        >
          <Phone transform="rotate(-74) scale(.4)" ink="fill-canola" />
        </Hold>
      </g>
    </>
  ),
};
