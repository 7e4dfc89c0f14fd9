import { expect, test } from "vitest";
import { budgetOf, excesses } from "./budget.ts";

test.each([
  ["/", { html: 20_000, total: 60_000, scripts: 130_000 }],
  ["/about", { html: 20_000, total: 50_000, scripts: 130_000 }],
  ["/contact", { html: 20_000, total: 50_000, scripts: 180_000 }],
  ["/privacy-policy", { html: 26_000, total: 50_000, scripts: 130_000 }],
  ["/blog-lists", { html: 20_000, total: 60_000, scripts: 130_000 }],
  ["/blog-lists/page/2", { html: 20_000, total: 60_000, scripts: 130_000 }],
  ["/blog-lists/a-post", { html: 26_000, total: 60_000, scripts: 130_000 }],
])("the budget of %s", (path, budget) => {
  expect(budgetOf(path)).toEqual({ ...budget, scriptFiles: 0 });
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
  const heavy = { ...light, html: 13_000, images: 12_000, scriptFilesBefore: 1, scriptsBefore: 10 };
  expect(excesses({ ...heavy, scriptsAfter: 131_000 }, budgetOf("/about"))).toEqual([
    "HTML and CSS 21.0 KB, at most 20.0",
    "everything 53.0 KB, at most 50.0",
    "1 files of JavaScript before intent, at most 0",
    "JavaScript after intent 131.0 KB, at most 130.0",
  ]);
});
