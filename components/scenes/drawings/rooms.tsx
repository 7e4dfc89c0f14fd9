import { dollars } from "@/content/schema/money";
import { content } from "../content";
import { Dog } from "../parts/dog";
import { Sheet } from "../parts/paper";
import type { Drawing } from "./drawing";

const { features: words } = content.drawings;
const plans = content.prices.categories.storage.plans.slice(0, 5);

const largest = Math.max(...plans.map(({ megabytes }) => megabytes));
const inks = ["fill-white", "fill-mint", "fill-sky", "fill-canola", "fill-coral"];
const squares = plans.map(({ label, megabytes, amount }, i) => ({
  label,
  amount,
  ink: inks[i],
  side: Math.round(Math.sqrt(megabytes / largest) * 204),
  // Each label has a line's height: the two smallest stand lower than their squares' tops.
  drop: Math.max(0, 2 - i) * 8,
}));

/** The storage plans to scale: each square's area is a plan's room. */
export const sizes: Drawing = {
  shade: <path d="M32 70h204v204H32z" />,
  art: (
    <>
      {squares.toReversed().map(({ label, amount, ink, side, drop }) => (
        <g key={label} transform={`translate(20 ${262 - side})`}>
          <path d={`M0 0h${side}v${side}H0z`} className={ink} />
          <path d={`M${side} 0H220L232 ${drop}`} strokeDasharray="2 6" />
          <text x={240} y={drop + 6} fontSize={16} textAnchor="start">
            {label}
          </text>
          {amount ? (
            <text x={366} y={drop + 7} fontSize={21} textAnchor="end" className="font-price">
              {dollars(amount)}
            </text>
          ) : (
            <text x={366} y={drop + 6} fontSize={16} textAnchor="end">
              {content.pricingPage.free}
            </text>
          )}
        </g>
      ))}
    </>
  ),
};

/** One box of papers for the shop; in the one for the household, the dog sleeps. */
export const accounts: Drawing = {
  shade: <path d="M40 158h156v126H40zM236 158h156v126H236z" />,
  art: (
    <>
      {words.papers.map((paper, i) => (
        <g key={paper} transform={`translate(${84 + i * 23} ${100 + i * 32}) rotate(${i * 3 - 4})`}>
          <Sheet width={98} height={170} ink={["fill-white", "fill-mint", "fill-rose"][i]} />
          <text x={-43} y={-66} fontSize={11} textAnchor="start">
            {paper}
          </text>
        </g>
      ))}
      <path d="M206 28v250" strokeDasharray="9 9" />
      <Dog transform="translate(300 158) scale(.84)" />
      {words.accounts.map((account, i) => (
        <g key={account} transform={`translate(${106 + i * 196} 146)`}>
          <path d="M-78 0H78v126H-78z" className={i ? "fill-canola" : "fill-coral"} />
          <path d="M-26 82h52v18h-52z" className="fill-press" />
          <text y={46} fontSize={22}>
            {account}
          </text>
        </g>
      ))}
    </>
  ),
};
