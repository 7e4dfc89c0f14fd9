import { Part } from "../scenes/part";
import { type Chart, usualSize } from "./chart";

/** Strokes of a tally, five by five, from 0,0. */
const tally = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const x = Math.floor(i / 5) * 62 + (i % 5) * 11;
    return i % 5 === 4 ? `M${x - 50} 4 ${x - 4}-26` : `M${x} 2v-26`;
  }).join("");

/** A notepad with two tallies and a pencil. */
export const tallySheet: Chart = ({ drawings }) => ({
  size: usualSize,
  shade: <path d="M78 42h230v246H78z" transform="rotate(-3 190 160)" />,
  art: (
    <>
      <g transform="translate(186 156) rotate(-3)">
        <path d="M-116-120h232v244h-232z" className="fill-white" />
        <path d="M-116-120h232v34h-232z" className="fill-coral" />
        <path
          d="M-92-132v22M-46-132v22M0-132v22M46-132v22M92-132v22"
          strokeWidth={6}
          className="printed"
        />
        {drawings.posts.tally.map((who, i) => (
          <g key={who} transform={`translate(-96 ${i * 98 - 44})`}>
            <text y={4} fontSize={20} textAnchor="start">
              {who}
            </text>
            <g transform="translate(0 48)">
              <path
                d={tally(Number(drawings.posts.counts[i]))}
                strokeWidth={4}
                className="printed"
              />
            </g>
          </g>
        ))}
        <path d="M-116 24h232" />
      </g>
      <Part name="pencil" transform="translate(285 292) rotate(24)" />
    </>
  ),
});
