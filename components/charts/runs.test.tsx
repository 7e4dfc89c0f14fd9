import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Content } from "@/site/content";
import { runs } from "./runs.tsx";

test("bars are as long as their days, and prices have their cents", () => {
  const plans = [
    { id: "short", label: "Ten days", amount: 82.5, days: 10 },
    { id: "long", label: "Twenty days", amount: 120, days: 20 },
  ];
  const content = { prices: { categories: { flyer: { plans } } } } as unknown as Content;
  const drawn = renderToStaticMarkup(<svg aria-hidden="true">{runs(content).art}</svg>);
  expect(drawn).toContain("$82.50</text>");
  expect(drawn).toContain("$120</text>");
  expect(drawn).toContain("M0 0h98v44");
  expect(drawn).toContain("M0 0h196v44");
});
