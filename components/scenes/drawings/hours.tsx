import { content } from "../content";
import { Dog } from "../parts/dog";
import { flat, type Part } from "../parts/part";
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

/** A clock at three, 256 wide, whose slow hours have a colour: from two. */
export function QuietClock({ until, ...props }: Part & { until: number }) {
  const angle = (until * Math.PI) / 6;
  const end = [128 * Math.sin(angle), -128 * Math.cos(angle)].map((at) => at.toFixed(1)).join(" ");
  return (
    <g {...props}>
      <circle r={128} className="fill-white" />
      <path d={`M0 0 110.900-64A128 128 0 0 1 ${end}z`} className="fill-coral" />
      <Ticks transform="" radius={112} length={2} width={10} />
      <path d="M0 0v-82" strokeWidth={7} className="printed" />
      <path d="M0 0h62" strokeWidth={10} className="printed" />
      <circle r={9} className={flat} />
    </g>
  );
}

/** The three slow hours of the shop in the post. */
export const quietHours: Drawing = {
  shade: <circle cx={212} cy={164} r={128} />,
  art: <QuietClock until={5} transform="translate(200 150)" />,
};
