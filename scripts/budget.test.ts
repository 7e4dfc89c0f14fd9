import { expect, test } from "vitest";
import { loadWith } from "../e2e/fixture/load-fixture.ts";
import { listPages } from "../site/pages/list-pages.ts";
import { budgetOf, excesses } from "./budget.ts";

const pages = listPages(loadWith({}).data);

test("long texts and the form may weigh more; a page without a record is ordinary", () => {
  const at = (path: string) => budgetOf(pages.find((page) => page.path === path));
  expect(at("/why-angel-app").html).toBeGreaterThan(at("/about").html);
  expect(at("/contact").scripts).toBeGreaterThan(at("/about").scripts);
  expect(at("/no-page")).toEqual(at("/about"));
});

test("a page over its budget says what exceeds it", () => {
  const budget = { html: 24_500, fonts: 22_000, scripts: 135_000 };
  expect(excesses(budget, budget)).toEqual([]);
  expect(excesses({ ...budget, html: 25_000, scripts: 141_000 }, budget)).toEqual([
    "HTML and CSS 25.0 KB, at most 24.5",
    "JavaScript after intent 141.0 KB, at most 135.0",
  ]);
});
