import type { ReactNode } from "react";
import type { Part } from "./part";

/** The part above the wall: its outline from the left end of the sign board to the right. */
const roofs = {
  flat: "M-112-52v-48H112v48z",
  stepped: "M-112-52v-42h40v-20H72v20h40v42z",
  round: "M-112-52v-42h36q20-32 76-32t76 32h36v42z",
  gable: "M-112-52v-32L0-136 112-84v32z",
};

type Props = Part & {
  sign?: string;
  roof?: keyof typeof roofs;
  /** The awning's two inks. */
  awning?: [string, string];
  door?: string;
  pavement?: string;
  /** Goods in the window, around 0,0 in 116 × 60. */
  window?: ReactNode;
};

/** A shop from across the street, 248 wide; it stands on y = 100. */
export function Storefront({
  sign,
  roof = "flat",
  awning: [one, two] = ["fill-coral", "fill-white"],
  ink = "fill-canola",
  door = "fill-denim",
  pavement = "M-152 100H174",
  window,
  children,
  ...props
}: Props) {
  const stripes = [-124, -93, -62, -31, 0, 31, 62, 93];
  return (
    <g {...props}>
      <path d="M-112-60h224V100h-224z" className="fill-white" />
      <path d={roofs[roof]} className={ink} />
      {sign && (
        <text y={-64} fontSize={28}>
          {sign}
        </text>
      )}
      <path d="M-96 20H22v62H-96z" className="fill-sky" />
      <g transform="translate(-37 51)">{window}</g>
      <path d="M-102 82H28v8h-130z" className="fill-stone" />
      <path d="M46 18h50v82H46z" className={door} />
      <path d="M56 28h30v34H56z" className="fill-sky" />
      <path d="M56 74v6" />
      {stripes.map((x, i) => (
        <path
          key={x}
          d={`M${Math.round(x * 0.92)}-52H${Math.round((x + 31) * 0.92)}L${x + 31}-6a15.5 15.5 0 0 1-31 0z`}
          className={i % 2 ? two : one}
        />
      ))}
      {children}
      <path d={pavement} />
    </g>
  );
}

/** A barber's pole. */
export function Pole(props: Part) {
  return (
    <g {...props}>
      <path d="M-9-31H9v62H-9z" className="fill-white" />
      <path d="M-9-17 9-31v12L-9-5zM-9 7 9-7V5L-9 19zM-9 31 9 17v12l-2 2z" className="fill-coral" />
      <path d="M-13-39h26v8h-26zM-13 31h26v8h-26z" className="fill-canola" />
    </g>
  );
}
