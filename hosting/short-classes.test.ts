import { describe, expect, test } from "vitest";
import { shortClasses, shortenCss, shortenData, shortenHtml } from "./short-classes.ts";

const css =
  ".menu{margin:.5rem}@layer utilities{.flex{display:flex}" +
  ".md\\:w-2\\.5{width:.625rem}@media (width>=.5rem){.\\[\\&\\>li\\]\\:p-1>li{padding:4px}}" +
  ".group-open\\/item\\:hidden:is(:where(.group\\/item)[open] *){display:none}.grid{display:grid}}.scene{fill:none}";
const html =
  '<svg class="scene"></svg><p class="md:w-2.5 flex menu"></p><p class="md:w-2.5 [&amp;&gt;li]:p-1 group/item other"></p>';
const names = shortClasses(css, [html], 'e.className="grid menu"');

describe("short class names", () => {
  test("are not given to names that a script uses", () => {
    const code = "className:`md:w-2.5 `+x,e.querySelector('.flex:hover')";
    const { size } = shortClasses("@layer utilities{.flex{}.md\\:w-2\\.5{}}", [html], code);
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
    expect(shortenCss(css, names)).toBe(
      ".menu{margin:.5rem}@layer utilities{.c{display:flex}.a{width:.625rem}" +
        "@media (width>=.5rem){.b>li{padding:4px}}" +
        ".e:is(:where(.d)[open] *){display:none}.grid{display:grid}}.scene{fill:none}",
    );
  });

  test("stand in elements", () => {
    expect(shortenHtml(html, names)).toBe(
      '<svg class="scene"></svg><p class="a c menu"></p><p class="a b d other"></p>',
    );
  });

  test("stand in Next's data", () => {
    const data = '{"className":"flex [&>li]:p-1 menu&x","children":"flex"}';
    expect(shortenData(data, names)).toBe('{"className":"c b menu&x","children":"flex"}');
  });

  test("are never one that stands in a page or a style sheet, nor one that blockers hide", () => {
    const many = Array.from({ length: 200 }, (_, i) => `.x${i}{top:0}`).join("");
    const taken = shortClasses(`.c{top:0}@layer utilities{${many}}`, ['<p class="b">'], "");
    expect([...taken.values()].filter((name) => ["b", "c", "ad"].includes(name))).toEqual([]);
    expect(new Set(taken.values()).size).toBe(200);
  });
});
