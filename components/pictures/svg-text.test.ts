import { beforeAll, expect, test } from "vitest";
import { hexOf } from "../brand/colors";
import { relative } from "./glyph-path";
import { outlined } from "./svg-text";
import { loadTypesetter, type Typesetter } from "./typesetter";

let typeset: Typesetter;
beforeAll(async () => {
  typeset = await loadTypesetter();
});

const coral = hexOf("coral");
const dot = '<circle cx="4" cy="2" r="1" class="fill-coral" stroke-dasharray="5 6" />';

test("classes become colors", () => {
  expect(outlined(dot, typeset)).toBe(
    `<circle cx="4" cy="2" r="1" stroke-dasharray="10 12" fill="${coral}" stroke-width="4"></circle>`,
  );
});

test("an outline is as heavy in a part that is scaled", () => {
  const scaled = `<g transform="translate(9 9) scale(.5)">${dot}</g>`;
  expect(outlined(scaled, typeset)).toContain('stroke-width="8"');
});

test("a text can be told without what no font has", () => {
  expect(typeset.drawable("Brød 🎉 & Хлеб 中", "display")).toBe("Brød  & Хлеб");
  expect(() => typeset.measure("🎉", "display")).toThrow("has no");
});

test("text becomes outlines as wide as the text", () => {
  const drawn = outlined('<text x="10" y="20" font-size="30">Hello</text>', typeset);
  expect(drawn.match(/<path /g)).toHaveLength(5);
  expect(drawn).not.toContain("Hello");
  expect(typeset.measure("Hello", "display")).toBeGreaterThan(typeset.measure("Hello", "price"));
});

test("a letter that the font lacks is named", () => {
  expect(() => typeset.measure("a字", "display")).toThrow('no "字"');
});

test("a letter that a face lacks is drawn by another one", () => {
  for (const face of ["display", "price", "mono", "body"] as const) {
    const outline = typeset.outline("Đường Жук, Łódź", face, 10);
    expect(outline.shapes, face).toHaveLength("ĐườngЖук,Łódź".length);
    expect(typeset.measure("Cafe\u0301", face)).toBe(typeset.measure("Café", face));
  }
});

test("a color that is no token is named", () => {
  expect(() => outlined('<path class="fill-mauve" />', typeset)).toThrow('no color "mauve"');
});

test("a picture of any size keeps the classes that depend on it", () => {
  const small = `<g class="fine font-mono">${dot}</g>`;
  expect(outlined(small, typeset, true)).toBe(
    `<g class="fine"><circle cx="4" cy="2" r="1" stroke-dasharray="5 6" fill="${coral}"></circle></g>`,
  );
});

test("outlines are written with relative steps", () => {
  expect(relative("M8,0L8,687Q9,690 12.5,690L20,690ZM4,4L6,8Z")).toBe(
    "m8 0v687q1 3 5 3h7zm-4 4l2 4z",
  );
});
