import { shortDollars } from "../../../content/schema/money.ts";
import { content } from "../content";
import type { Drawing } from "./drawing";

const { flyer, coupon } = content.prices.categories;
type Plans = typeof flyer.plans;

/** The runs of a service as bars, each as long as its days. */
function barsOf(plans: Plans) {
  const longest = Math.max(...plans.map(({ days = 1 }) => days));
  return plans.slice(0, 4).map(({ label, amount, days = 1 }, i) => ({
    label,
    amount: shortDollars(amount),
    y: 38 + i * 60,
    width: Math.round((days / longest) * 196),
    ink: ["fill-white", "fill-stone", "fill-sky", "fill-denim"][i],
  }));
}

type Bars = ReturnType<typeof barsOf>;

/** Days before the bars, prices behind them; `bar` draws one from its left end. */
function chart(bars: Bars, bar: (bar: Bars[number]) => Drawing["art"]): Drawing {
  // Behind the longest bar, cents have room in smaller figures.
  const size = bars.some(({ amount }) => amount.includes(".")) ? 22 : 34;
  return {
    shade: bars.map(({ y, width }) => <path key={y} d={`M122 ${y + 10}h${width}v44h${-width}z`} />),
    art: bars.map(({ y, ...rest }) => (
      <g key={y} transform={`translate(112 ${y})`}>
        <text x={-12} y={29} fontSize={19} textAnchor="end">
          {rest.label}
        </text>
        {bar({ y, ...rest })}
        <text
          x={rest.width + 14}
          y={22 + Math.round(size * 0.35)}
          fontSize={size}
          textAnchor="start"
          className="font-price"
        >
          {rest.amount}
        </text>
      </g>
    )),
  };
}

export const runs = chart(barsOf(flyer.plans), ({ width, ink }) => (
  <path d={`M0 0h${width}v44H0z`} className={ink} />
));

/** Tickets, bitten at both ends; the stub behind the tear line is as wide on each. */
export const couponRuns = chart(barsOf(coupon.plans), ({ width }) => {
  const front = `H${30 - width}v14a8 8 0 0 1 0 16v14H-5`;
  const stub = "H24v14a8 8 0 0 0 0 16v14H5";
  return (
    <g transform={`translate(${width - 24} 0)`}>
      <path d={`M-5 0${front}a5 5 0 0 1 5-5V5a5 5 0 0 1-5-5z`} className="stroke-none fill-white" />
      <path d={`M5 0${stub}a5 5 0 0 0-5-5V5a5 5 0 0 0 5-5z`} className="stroke-none fill-coral" />
      <path d="M0 10v25" strokeDasharray="1 5" />
      <path d={`M-5 0${front}a5 5 0 0 1 10 0M-5 0a5 5 0 0 0 10 0${stub}`} />
    </g>
  );
});
