import { dollars, shortDollars } from "../../site/money.ts";
import { type Chart, usualSize } from "./chart.ts";

type Plan = { label: string; amount: number; days?: number | undefined };

const inks = ["fill-denim", "fill-sky", "fill-stone", "fill-white"];

/** What a day of each flyer run costs, as columns from the shortest run to the longest. */
export const runs: Chart = ({ prices, pricingPage }) => {
  const days = prices.categories.flyer.plans
    .slice(0, 4)
    .map(({ label, amount, days = 1 }) => ({ label, cost: amount / days }));
  const most = Math.max(...days.map(({ cost }) => cost));
  const columns = days.map((day, i) => {
    const height = Math.round((day.cost / most) * 176);
    return { ...day, height, x: 28 + i * 88, y: 246 - height };
  });
  return {
    size: usualSize,
    shade: columns.map(({ x, y, height }) => (
      <path key={x} d={`M${x + 10} ${y + 10}h72v${height - 10}h-72z`} />
    )),
    art: (
      <>
        {columns.map(({ label, cost, height, x, y }, i) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path d={`M0 0h72v${height}H0z`} className={inks[i]} />
            <text x={36} y={-12} fontSize={31} className="font-price">
              {dollars(cost)}
            </text>
            <text x={36} y={30} fontSize={17}>
              {pricingPage.perDay.replace("{amount}", "").trim()}
            </text>
            <text x={36} y={height + 27} fontSize={17}>
              {label}
            </text>
          </g>
        ))}
        <path d="M12 246h376" />
      </>
    ),
  };
};

/** The runs of a service as bars, each as long as its days. */
function barsOf(plans: readonly Plan[]) {
  const longest = Math.max(...plans.map(({ days = 1 }) => days));
  return plans.slice(0, 4).map(({ label, amount, days = 1 }, i) => ({
    label,
    amount: shortDollars(amount),
    y: 38 + i * 60,
    width: Math.round((days / longest) * 196),
  }));
}

/** Coupons as long as their days, and what each costs. */
export const couponRuns: Chart = ({ prices }) => {
  const bars = barsOf(prices.categories.coupon.plans);
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
        <Ticket width={bar.width} />
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
};

/** A ticket, bitten at both ends; the stub behind the tear line is as wide on each. */
function Ticket({ width }: { width: number }) {
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
