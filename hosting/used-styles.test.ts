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

test.each([
  ["/index.html", "home"],
  ["/services.html", "products"],
  ["/services/cloud-storage.html", "products"],
  ["/pricing.html", "prices"],
  ["/one-day-campaign-pricing.html", "prices"],
  ["/contact.html", "contact"],
  ["/blog-lists/local-seo-basics-for-storefronts.html", "posts"],
  ["/dtransfer/redmore.html", "texts"],
  ["/blog-lists.html", "others"],
  ["/dtransfer.html", "others"],
])("%s has the sheet of %s", (path, group) => {
  expect(groupOf(path)).toBe(group);
});
