import { expect, test } from "vitest";
import { classesIn, classesOf, renameClasses } from "./class-names.ts";

test.each([
  [".a.b", ["a", "b"]],
  [".md\\:w-2\\.5", ["md:w-2.5"]],
  [".\\[\\&\\>li\\]\\:p>li", ["[&>li]:p"]],
  [".-\\34 N7Bq_variable .x", ["-4N7Bq_variable", "x"]],
  [".\\32xl\\:p", ["2xl:p"]],
  ["p:hover", []],
])("classes of %s are %s", (selector, classes) => {
  expect(classesOf(selector)).toEqual(classes);
});

test("classes get other names, and the rest of the selector stays", () => {
  const names = new Map([["md:w-2.5", "a"]]);
  expect(renameClasses(".b>.md\\:w-2\\.5:hover", names)).toBe(".b>.a:hover");
});

test("classes are read from elements, entities included", () => {
  expect(classesIn('<p class="a [&amp;&gt;li]:b"><svg class="c">')).toEqual(["a", "[&>li]:b", "c"]);
});
