import type { Content } from "@/site/content";
import { dollars } from "@/site/money";
import { type Chart, usualSize } from "./chart";

const inks = ["fill-white", "fill-mint", "fill-sky", "fill-canola", "fill-coral"];
type Plans = Content["prices"]["categories"]["storage"]["plans"];

/** A square for each plan, the largest first. */
function squaresOf(plans: Plans) {
  const largest = Math.max(...plans.map(({ megabytes }) => megabytes));
  const squares = plans.map(({ label, megabytes, amount }, i) => ({
    label,
    amount,
    ink: inks[i],
    side: Math.round(Math.sqrt(megabytes / largest) * 204),
    // Each label has a line's height: the two smallest stand lower than their squares' tops.
    drop: Math.max(0, 2 - i) * 8,
  }));
  return squares.toReversed();
}

/** The storage plans to scale: each square's area is a plan's room. */
export const sizes: Chart = ({ prices, pricingPage }) => ({
  size: usualSize,
  shade: <path d="M32 70h204v204H32z" />,
  art: (
    <>
      {squaresOf(prices.categories.storage.plans.slice(0, 5)).map(
        ({ label, amount, ink, side, drop }) => (
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
                {pricingPage.free}
              </text>
            )}
          </g>
        ),
      )}
    </>
  ),
});
