import { content } from "../content";
import { Loaf } from "./goods";
import type { Part } from "./part";

/** A clock on a wall; both hands in degrees from the top. */
function Clock({ hour, minute, ...props }: Part & { hour: number; minute: number }) {
  return (
    <g {...props}>
      <circle r={28} className="fill-white" />
      <path d="M0 0v-13" strokeWidth={5} transform={`rotate(${hour})`} className="printed" />
      <path d="M0 0v-21" strokeWidth={3} transform={`rotate(${minute})`} className="printed" />
      <path d="M0-24v3M24 0h-3M0 24v-3M-24 0h3" />
    </g>
  );
}

/** Where loaves stand on the shelf. */
const places = [48, 79, 110, 141, 172, 203];

type Props = Part & {
  /** The clock's time, "4:30 PM". */
  time: string;
  /** How many loaves are left on the shelf, at most 6. */
  loaves: number;
};

/** A bakery's inside, 400 × 300: name, clock, shelf, and a counter whose top is at y = 214. */
export function Bakery({ time, loaves, children, ...props }: Props) {
  const [hours = 0, minutes = 0] = time.split(":").map((part) => Number.parseInt(part, 10));
  return (
    <g {...props}>
      <path d="M22 26h154v46H22z" className="fill-white" />
      <text x={99} y={57} fontSize={18}>
        {content.drawings.demo.shop}
      </text>
      <Clock
        transform="translate(206 49) scale(.9)"
        hour={(hours % 12) * 30 + minutes / 2}
        minute={minutes * 6}
      />
      <path d="M22 144h206v10H22zM40 154v14M210 154v14" className="fill-white" />
      {places.slice(0, loaves).map((x) => (
        <Loaf key={x} transform={`translate(${x} 128) scale(.74 .96)`} />
      ))}
      <path d="M-4 214h408v14H-4z" className="fill-tangerine" />
      <path d="M12 228h376v62H12z" className="fill-white" />
      <path d="M-4 290h408M76 228v62M138 228v62M200 228v62M262 228v62M324 228v62" />
      {children}
    </g>
  );
}
