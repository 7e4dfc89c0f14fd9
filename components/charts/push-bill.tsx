import { dollars } from "@/site/money";
import { Part } from "../drawings/part";
import { type Chart, usualSize } from "./chart";

/** How many pushes each of three weeks had. */
const weeks = [3, 0, 2];
const all = weeks.reduce((sum, pushes) => sum + pushes);

/** A till receipt, torn at both ends. */
const paper = `M-105 -128${"l5 7 5-7".repeat(21)}v256${"l-5-7-5 7".repeat(21)}z`;

/** The cost of pushes, week by week; the dog sleeps through the week without any. */
export const pushBill: Chart = ({ drawings, prices }) => {
  const [push] = prices.categories["push-radius"].plans;
  const costOf = (pushes: number) => dollars(pushes * (push?.amount ?? 0));
  return {
    size: usualSize,
    shade: <path d="M34 34h210v250H34z" transform="rotate(-2 130 150)" />,
    art: (
      <>
        <g transform="translate(130 148) rotate(-2)">
          <path d={paper} className="fill-white" />
          {weeks.map((pushes, week) => (
            <g key={pushes} transform={`translate(0 ${week * 48 - 78})`}>
              <text x={-92} y={6} fontSize={17} textAnchor="start">
                {`${drawings.pushBill.week} ${week + 1}`}
              </text>
              {Array.from({ length: pushes }, (_, i) => `${i * 15}`).map((x) => (
                <circle key={x} cx={Number(x) - 6} r={6} className="fill-coral" />
              ))}
              <text x={94} y={9} fontSize={26} textAnchor="end" className="font-price">
                {costOf(pushes)}
              </text>
            </g>
          ))}
          <path d="M-92 52H94" strokeDasharray="5 6" />
          <text x={-92} y={98} fontSize={22} textAnchor="start">
            {drawings.screens.total}
          </text>
          <text x={94} y={102} fontSize={44} textAnchor="end" className="font-price">
            {costOf(all)}
          </text>
        </g>
        <circle cx={314} cy={96} r={64} className="fill-canola" />
        <circle cx={314} cy={96} r={54} strokeDasharray="3 6" />
        <text x={314} y={106} fontSize={46} className="font-price">
          {costOf(1)}
        </text>
        <text x={314} y={126} fontSize={14}>
          {push?.per?.split(",")[0]}
        </text>
        <Part name="dog" transform="translate(316 284) scale(.9)" />
        <path d="M232 284h160" />
      </>
    ),
  };
};
