import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Content } from "@/site/content";
import { couponRuns, runs } from "./runs.tsx";

const plans = [
  { id: "short", label: "Ten days", amount: 82.5, days: 10 },
  { id: "long", label: "Twenty days", amount: 120, days: 20 },
];
const content = {
  prices: { categories: { flyer: { plans }, coupon: { plans } } },
  pricingPage: { perDay: "{amount} a day" },
} as unknown as Content;
const draw = (chart: typeof runs) =>
  renderToStaticMarkup(<svg aria-hidden="true">{chart(content).art}</svg>);

test("a flyer's columns are as high as a day costs, and say it", () => {
  expect(draw(runs)).toContain("$8.25</text>");
  expect(draw(runs)).toContain("$6.00</text>");
  expect(draw(runs)).toContain("M0 0h72v176H0z");
  expect(draw(runs)).toContain("M0 0h72v128H0z");
});

test("coupons are as long as their days, and prices have their cents", () => {
  expect(draw(couponRuns)).toContain("$82.50</text>");
  expect(draw(couponRuns)).toContain("$120</text>");
  expect(draw(couponRuns)).toContain("translate(74 0)");
  expect(draw(couponRuns)).toContain("translate(172 0)");
});
