import { expect, test } from "vitest";
import { budgetOf, excesses } from "./budget.ts";

test.each([
  ["/", { html: 24_500, total: 50_000, scripts: 140_000 }],
  ["/about", { html: 24_500, total: 50_000, scripts: 140_000 }],
  ["/contact", { html: 24_500, total: 50_000, scripts: 185_000 }],
  ["/privacy-policy", { html: 26_000, total: 50_000, scripts: 140_000 }],
  ["/why-angel-app", { html: 26_000, total: 50_000, scripts: 140_000 }],
  ["/blog-lists", { html: 24_500, total: 50_000, scripts: 140_000 }],
  ["/blog-lists/page/2", { html: 24_500, total: 50_000, scripts: 140_000 }],
  ["/blog-lists/a-post", { html: 26_000, total: 50_000, scripts: 140_000 }],
])("the budget of %s", (path, budget) => {
  expect(budgetOf(path)).toEqual({ ...budget, fonts: 22_000, scriptFiles: 0 });
});

const light = {
  html: 10_000,
  css: 8000,
  fonts: 20_000,
  images: 0,
  other: 0,
  scriptsBefore: 0,
  scriptFilesBefore: 0,
  scriptsAfter: 120_000,
};

test("a page within its budget has nothing to say", () => {
  expect(excesses(light, budgetOf("/about"))).toEqual([]);
});

test("a page over its budget says what exceeds it", () => {
  const heavy = { ...light, html: 17_000, images: 12_000, scriptFilesBefore: 1, scriptsBefore: 10 };
  expect(excesses({ ...heavy, scriptsAfter: 141_000 }, budgetOf("/about"))).toEqual([
    "HTML and CSS 25.0 KB, at most 24.5",
    "everything 57.0 KB, at most 50.0",
    "1 files of JavaScript before intent, at most 0",
    "JavaScript after intent 141.0 KB, at most 140.0",
  ]);
});
