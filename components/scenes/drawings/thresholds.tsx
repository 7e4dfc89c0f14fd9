import { Cup, Flower, Hammer, Loaf } from "../parts/goods";
import { Storefront } from "../parts/storefront";
import type { Drawing } from "./drawing";

/** Arms of the signpost: y, ink, thing, and whether they point to the left. */
const arms = [
  { y: 60, ink: "fill-canola", thing: <Loaf />, left: false },
  { y: 120, ink: "fill-sky", thing: <Cup />, left: true },
  { y: 180, ink: "fill-rose", thing: <Flower />, left: false },
];

/** Which way? A post with three arms. */
export const signpost: Drawing = {
  shade: <path d="M206 52h14v236h-14zM220 84h112v12H220zM84 144h120v12H84z" />,
  art: (
    <>
      <path d="M192 24h16v264h-16z" className="fill-white" />
      {arms.map(({ y, ink, thing, left }) => (
        <g key={ink} transform={`translate(200 ${y})`}>
          <path
            d="M-30-24H112l26 24-26 24H-30z"
            transform={left ? "scale(-1 1)" : ""}
            className={ink}
          />
          <g transform={`translate(${left ? -52 : 52} 0) scale(.9)`}>{thing}</g>
        </g>
      ))}
      <path d="M120 288h160" />
    </>
  ),
};

/** A row of bricks here and there, as `d` of a path. */
const bricks = (places: [number, number][]) =>
  places.map(([x, y]) => `M${x} ${y}h36v14h-36z`).join("");

/** A shop's door with the key in it. */
export const shopDoor: Drawing = {
  size: [1280, 420],
  shade: <path d="M786 380V70h24v310zM0 380h1280v40H0z" />,
  art: (
    <>
      <path
        d={bricks([
          [60, 90],
          [104, 112],
          [410, 60],
          [454, 82],
          [1190, 70],
          [1146, 92],
        ])}
      />
      <path d="M120 150h320v180H120z" className="fill-white" />
      <path d="M136 166h288v148H136z" className="fill-sky" />
      <Cup transform="translate(200 288) scale(1.2)" />
      <Loaf transform="translate(286 290) scale(1.5)" />
      <Flower transform="translate(372 282) scale(1.4)" ink="fill-coral" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
        <path
          key={i}
          d={`M${108 + i * 43} 96h43v44a21.5 21.5 0 0 1-43 0z`}
          className={i % 2 ? "fill-white" : "fill-coral"}
        />
      ))}
      <path d="M560 36h226v344H560z" className="fill-white" />
      <path d="M580 56h186v324H580z" className="fill-coral" />
      <path d="M604 82h138v116H604zM604 224h138v130H604z" className="fill-canola" />
      <circle cx={752} cy={214} r={12} className="fill-white" />
      <path d="M748 212h8v22h-8z" className="fill-press" />
      <g transform="translate(786 214) scale(1.5)">
        <path
          d="M-22-6h78v12h-8v12h-10V6h-6v8h-10V6h-44z"
          className="fill-canola"
          transform="scale(-1 1) translate(-34 0)"
        />
        <path
          d="M58 0a34 34 0 1 1 68 0 34 34 0 1 1-68 0m20 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0"
          fillRule="evenodd"
          className="fill-canola"
        />
      </g>
      <path d="M540 380h266v14H540z" className="fill-stone" />
      <g transform="translate(1080 380)">
        <path d="M-60 0v-50h120V0z" className="fill-tangerine" />
        <Flower transform="translate(-34 -70) scale(1.3)" />
        <Flower transform="translate(2 -76) scale(1.5)" ink="fill-coral" />
        <Flower transform="translate(36 -70) scale(1.3)" ink="fill-canola" />
      </g>
      <path d="M0 380h1280" />
    </>
  ),
};

/** A new shop: a ladder below the sign that has no name yet. */
export const newSign: Drawing = {
  size: [1280, 420],
  shade: <path d="M946 380V100h28v280zM0 380h1280v40H0z" />,
  art: (
    <>
      <Storefront
        transform="translate(760 214) scale(1.66)"
        roof="stepped"
        ink="fill-white"
        awning={["fill-coral", "fill-white"]}
        door="fill-sky"
        window={<path d="M-40-30 40 26M40-30-40 26" />}
      />
      <path d="M640 62h240v62H640z" className="fill-canola" />
      <path d="M660 76v34M860 76v34" strokeDasharray="2 8" />
      <g transform="translate(470 380) rotate(20)">
        <path d="M-30 0v-330M30 0v-330" strokeWidth={6} />
        {[40, 88, 136, 184, 232, 280].map((y) => (
          <path key={y} d={`M-30-${y}h60`} strokeWidth={6} />
        ))}
      </g>
      <g transform="translate(330 380)">
        <path d="M-36 0v-52h72V0z" className="fill-coral" />
        <path d="M-36-52a36 10 0 0 1 72 0 36 10 0 0 1-72 0" className="fill-canola" />
        <path d="M-36-50q36-60 72 0" />
      </g>
      <g transform="translate(196 380)">
        <path d="M-70 0v-86H70V0z" className="fill-tangerine" />
        <path d="M-70-58H70M-20-86V-58M20-86V-58" />
        <Hammer transform="translate(20 -108) rotate(80) scale(1.3)" />
      </g>
      <g transform="translate(1120 380)">
        <path d="M-60 0v-66H60V0z" className="fill-sky" />
        <path d="M-60-66-84-96M60-66 84-96M-60-66H60" />
        <Loaf transform="translate(-24 -84) scale(1.2)" />
        <Loaf transform="translate(26 -86) scale(1.2)" />
      </g>
      <path d="M0 380h1280" />
    </>
  ),
};
