import { Cup, Flower, Hammer, Loaf } from "../parts/goods";
import type { Part } from "../parts/part";
import { Storefront } from "../parts/storefront";
import type { Drawing } from "./drawing";

/** Arms of the signpost: y, ink, thing, and whether they point to the left. */
const arms = [
  { y: 60, ink: "fill-white", thing: <Loaf />, left: false },
  { y: 120, ink: "fill-mint", thing: <Cup />, left: true },
  {
    y: 180,
    ink: "fill-rose",
    thing: <Flower transform="translate(0 3) scale(.8)" ink="fill-white" />,
    left: false,
  },
];

/** A signpost with three arms. */
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

/** A shop's door, and the key on its way to the lock: both stand in the part that phones show. */
export const shopDoor: Drawing = {
  size: [1024, 384],
  shade: <path d="M598 356V46h24v310zM0 356h1024v28H0z" />,
  art: (
    <>
      <path d="M884 60h36v14h-36zM928 82h36v14h-36zM716 288h36v14h-36zM760 310h36v14h-36z" />
      <path d="M36 126h210v180H36z" className="fill-white" />
      <path d="M52 142h178v148H52z" className="fill-sky" />
      <Cup transform="translate(78 266) scale(1.2)" />
      <Loaf transform="translate(145 271) scale(1.2)" />
      <Flower transform="translate(202 264) scale(1.2)" ink="fill-coral" />
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <path
          key={i}
          d={`M${24 + i * 39} 72h39v44a19.5 19.5 0 0 1-39 0z`}
          className={i % 2 ? "fill-white" : "fill-coral"}
        />
      ))}
      <g transform="translate(-60 0)">
        <path d="M432 12h226v344H432z" className="fill-white" />
        <path d="M452 32h186v324H452z" className="fill-coral" />
        <path d="M472 54h112v120H472zM472 206h112v126H472z" className="fill-mint" />
        <rect x={592} y={140} width={38} height={84} rx={10} className="fill-white" />
        <path d="M604 181a13 13 0 1 1 14 0l5 25h-24z" className="fill-press" />
        <path d="M412 356h266v14H412z" className="fill-stone" />
      </g>
      <Key transform="translate(616 190) rotate(14) scale(.9)" />
      <g transform="translate(908 356)">
        <Flower transform="translate(-34 -76) scale(1.3)" />
        <Flower transform="translate(2 -82) scale(1.5)" ink="fill-coral" />
        <Flower transform="translate(36 -76) scale(1.3)" ink="fill-canola" />
        <path d="M-60 0v-50h120V0z" className="fill-tangerine" />
      </g>
      <path d="M0 356h1024" />
    </>
  ),
};

/** A key to the right of 0,0, where its end is. */
function Key(props: Part) {
  return (
    <g {...props}>
      <path d="M2-7h102V7H48v17H36V14h-7v8H19V7H2z" className="fill-canola" />
      <path d="M84-13h14v26H84z" className="fill-canola" />
      <path
        d="M98 0a44 44 0 1 1 88 0 44 44 0 1 1-88 0m24 0a20 20 0 1 0 40 0 20 20 0 1 0-40 0"
        fillRule="evenodd"
        className="fill-canola"
      />
    </g>
  );
}

/** A new shop: a ladder below the sign that has no name yet. */
export const newSign: Drawing = {
  size: [1024, 384],
  shade: <path d="M794 356V80h28v276zM0 356h1024v28H0z" />,
  art: (
    <>
      <Storefront
        transform="translate(612 194) scale(1.62)"
        roof="stepped"
        ink="fill-white"
        awning={["fill-coral", "fill-white"]}
        door="fill-sky"
        pavement=""
        window={<path d="M-40-30 40 26M40-30-40 26" />}
      >
        <path d="M-72-94H72v38H-72z" className="fill-canola" />
        <path d="M-60-85v20M60-85v20" strokeDasharray="2 8" />
      </Storefront>
      <g transform="translate(350 356) skewX(-18)">
        <path d="M-28 0v-318M28 0v-318" strokeWidth={6} className="printed" />
        <path
          d="M-28-38h56M-28-86h56M-28-134h56M-28-182h56M-28-230h56M-28-278h56"
          strokeWidth={6}
          className="printed"
        />
      </g>
      <g transform="translate(256 356)">
        <path d="M-36 0v-52h72V0z" className="fill-coral" />
        <path d="M-36-52a36 10 0 0 1 72 0 36 10 0 0 1-72 0" className="fill-canola" />
        <path d="M-36-50q36-60 72 0" />
      </g>
      <g transform="translate(122 356)">
        <Hammer transform="translate(22 -106) rotate(14) scale(1.8)" />
        <path d="M-70 0v-86H70V0z" className="fill-denim" />
        <path d="M-70-58H70M-20-86V-58M20-86V-58" />
      </g>
      <g transform="translate(924 356)">
        <Loaf transform="translate(-30 -78) scale(1.2)" />
        <Loaf transform="translate(30 -78) scale(1.2)" />
        <path d="M-60 0v-66H60V0z" className="fill-sky" />
        <path d="M-60-66-84-96M60-66 84-96" />
      </g>
      <path d="M0 356h1024" />
    </>
  ),
};
