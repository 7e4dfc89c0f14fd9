import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

const plans = [
  { id: "short", label: "Ten days", amount: 82.5, days: 10 },
  { id: "long", label: "Twenty days", amount: 120, days: 20 },
];
vi.mock("@/compiler/published", () => ({
  getContent: () => ({ prices: { categories: { flyer: { plans }, coupon: { plans } } } }),
}));

test("bars are as long as their days, and prices have their cents", async () => {
  const { runs } = await import("./runs.tsx");
  const drawn = renderToStaticMarkup(<svg aria-hidden="true">{runs.art}</svg>);
  expect(drawn).toContain("$82.50</text>");
  expect(drawn).toContain("$120</text>");
  expect(drawn).toContain("M0 0h98v44");
  expect(drawn).toContain("M0 0h196v44");
});
