import { describe, expect, test } from "vitest";
import { classShortener, shortClasses } from "./short-classes.ts";

const css =
  ".menu{margin:.5rem}@layer utilities{.flex{display:flex}" +
  ".md\\:w-2\\.5{width:.625rem}@media (width>=.5rem){.\\[\\&\\>li\\]\\:p-1>li{padding:4px}}" +
  ".group-open\\/item\\:hidden:is(:where(.group\\/item)[open] *){display:none}.grid{display:grid}}.scene{fill:none}";
const html =
  '<svg class="scene"></svg><p class="md:w-2.5 flex menu"></p><p class="md:w-2.5 [&amp;&gt;li]:p-1 group/item other"></p>';
const uses = new Map([
  ["scene", 1],
  ["md:w-2.5", 2],
  ["flex", 1],
  ["menu", 1],
  ["[&>li]:p-1", 1],
  ["group/item", 1],
  ["other", 1],
]);
const names = shortClasses(css, uses, 'e.className="grid menu"');
const short = classShortener(names);

describe("short class names", () => {
  test("are not given to names that a script uses", () => {
    const code = "className:`md:w-2.5 `+x,e.querySelector('.flex:hover')";
    const { size } = shortClasses("@layer utilities{.flex{}.md\\:w-2\\.5{}}", uses, code);
    expect(size).toBe(0);
  });

  test("are given to utilities, the shortest to the most frequent", () => {
    expect(Object.fromEntries(names)).toEqual({
      "md:w-2.5": "a",
      "[&>li]:p-1": "b",
      flex: "c",
      "group/item": "d",
      "group-open/item:hidden": "e",
    });
  });

  test("stand in selectors, and numbers stay numbers", () => {
    expect(short.css(css)).toBe(
      ".menu{margin:.5rem}@layer utilities{.c{display:flex}.a{width:.625rem}" +
        "@media (width>=.5rem){.b>li{padding:4px}}" +
        ".e:is(:where(.d)[open] *){display:none}.grid{display:grid}}.scene{fill:none}",
    );
  });

  test("stand in elements", () => {
    expect(short.html(html)).toBe(
      '<svg class="scene"></svg><p class="a c menu"></p><p class="a b d other"></p>',
    );
  });

  test("stand in Next's data", () => {
    const data = '{"className":"flex [&>li]:p-1 menu&x","children":"flex"}';
    expect(short.data(data)).toBe('{"className":"c b menu&x","children":"flex"}');
  });

  test("are never one that stands in a page or a style sheet, nor one that blockers hide", () => {
    const many = Array.from({ length: 200 }, (_, i) => `.x${i}{top:0}`).join("");
    const taken = shortClasses(`.c{top:0}@layer utilities{${many}}`, new Map([["b", 1]]), "");
    expect([...taken.values()].filter((name) => ["b", "c", "ad"].includes(name))).toEqual([]);
    expect(new Set(taken.values()).size).toBe(200);
  });
});
