import { expect, test } from "vitest";
import { groupOf, usedRules } from "./used-styles.ts";

const used = new Set(["a", "md:b", "menu"]);

test.each([
  ["p{top:0}", "p{top:0}"],
  [".a{top:0}.c{top:0}", ".a{top:0}"],
  [".a,.c{top:0}", ".a{top:0}"],
  [".md\\:b{top:0}", ".md\\:b{top:0}"],
  [".c:is(:where(.a):hover *){top:0}", ".c:is(:where(.a):hover *){top:0}"],
  ["@media print{.c{top:0}}@media print{.a{top:0}}", "@media print{.a{top:0}}"],
  ["@layer x{@media print{.c{top:0}}}@layer y,z;", "@layer y,z;"],
  ["@keyframes k{0%{top:0}}", "@keyframes k{0%{top:0}}"],
  [":root:has(.menu:popover-open){top:0}", ":root:has(.menu:popover-open){top:0}"],
])("of %s pages get %s", (css, rules) => {
  expect(usedRules(css, used)).toBe(rules);
});

test("home and the products have sheets of their own", () => {
  expect(groupOf("/index.html")).toBe("home");
  expect(groupOf("/services.html")).toBe("products");
  expect(groupOf("/services/cloud-storage.html")).toBe("products");
  expect(groupOf("/blog-lists/index.html")).toBe("others");
});
