import { expect, test } from "vitest";
import { budgetOf, excesses } from "./budget.ts";

test("words add to the budget, and the form may have more scripts", () => {
  expect(budgetOf("/about", 2000).html - budgetOf("/about", 0).html).toBe(1000);
  expect(budgetOf("/contact", 0).scripts).toBeGreaterThan(budgetOf("/about", 0).scripts);
});

test("a page over its budget says what exceeds it, and what a visitor notices", () => {
  const budget = { html: 24_500, fonts: 22_000, scripts: 135_000 };
  expect(excesses(budget, budget)).toEqual([]);
  expect(excesses({ ...budget, html: 25_000, scripts: 141_000 }, budget)).toEqual([
    "HTML and CSS 25.0 KB, at most 24.5: on slow 4G the page shows 3 ms later",
    "JavaScript after intent 141.0 KB, at most 135.0: on slow 4G menus and forms answer 30 ms later",
  ]);
});
