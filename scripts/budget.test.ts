import { expect, test } from "vitest";
import { budgetOf, excesses } from "./budget.ts";

test("long texts and the form may weigh more", () => {
  expect(budgetOf("/why-angel-app").html).toBeGreaterThan(budgetOf("/about").html);
  expect(budgetOf("/blog-lists/a-post").html).toBeGreaterThan(budgetOf("/blog-lists/page/2").html);
  expect(budgetOf("/contact").scripts).toBeGreaterThan(budgetOf("/about").scripts);
});

test("a page over its budget says what exceeds it", () => {
  const budget = { html: 24_500, fonts: 22_000, scripts: 135_000 };
  expect(excesses(budget, budget)).toEqual([]);
  expect(excesses({ ...budget, html: 25_000, scripts: 141_000 }, budget)).toEqual([
    "HTML and CSS 25.0 KB, at most 24.5",
    "JavaScript after intent 141.0 KB, at most 135.0",
  ]);
});
