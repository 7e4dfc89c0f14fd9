import { shortDollars } from "../../site/money.ts";
import { type Chart, type Drawing, usualSize } from "./chart.ts";

type Plan = { label: string; amount: number; days?: number | undefined };

/** The runs of a service as bars, each as long as its days. */
function barsOf(plans: readonly Plan[]) {
  const longest = Math.max(...plans.map(({ days = 1 }) => days));
  return plans.slice(0, 4).map(({ label, amount, days = 1 }, i) => ({
    label,
    amount: shortDollars(amount),
    y: 38 + i * 60,
    width: Math.round((days / longest) * 196),
    ink: ["fill-white", "fill-stone", "fill-sky", "fill-denim"][i],
  }));
}

type Bar = ReturnType<typeof barsOf>[number];

/** Days before the bars, prices behind them; `draw` draws a bar from its left end. */
function chart(plans: readonly Plan[], draw: (bar: Bar) => Drawing["art"]): Drawing {
  const bars = barsOf(plans);
  // Behind the longest bar, cents have room in smaller figures.
  const size = bars.some(({ amount }) => amount.includes(".")) ? 22 : 34;
  return {
    size: usualSize,
    shade: bars.map(({ y, width }) => <path key={y} d={`M122 ${y + 10}h${width}v44h${-width}z`} />),
    art: bars.map((bar) => (
      <g key={bar.y} transform={`translate(112 ${bar.y})`}>
        <text x={-12} y={29} fontSize={19} textAnchor="end">
          {bar.label}
        </text>
        {draw(bar)}
        <text
          x={bar.width + 14}
          y={22 + Math.round(size * 0.35)}
          fontSize={size}
          textAnchor="start"
          className="font-price"
        >
          {bar.amount}
        </text>
      </g>
    )),
  };
}

export const runs: Chart = ({ prices }) => chart(prices.categories.flyer.plans, drawBar);

function drawBar({ width, ink }: Bar) {
  return <path d={`M0 0h${width}v44H0z`} className={ink} />;
}

export const couponRuns: Chart = ({ prices }) => chart(prices.categories.coupon.plans, drawTicket);

/** A ticket, bitten at both ends; the stub behind the tear line is as wide on each. */
function drawTicket({ width }: Bar) {
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
}
