import { beforeAll, expect, test } from "vitest";
import { hexOf } from "../brand/colours";
import { shape } from "../drawings/shape";
import { svgText } from "./svg-text";
import { loadTypesetter, relative, type Typesetter } from "./typeface";

let typeset: Typesetter;
beforeAll(async () => {
  typeset = await loadTypesetter();
});

const coral = hexOf("coral");
const dot = shape("circle", { cx: 4, cy: 2, r: 1, class: "fill-coral", "stroke-dasharray": "5 6" });

test("classes become colours", () => {
  expect(svgText([dot])).toBe(
    `<circle cx="4" cy="2" r="1" stroke-dasharray="10 12" fill="${coral}" stroke-width="4"></circle>`,
  );
});

test("an outline is as heavy in a part that is scaled", () => {
  const scaled = shape("g", { transform: "translate(9 9) scale(.5)" }, dot);
  expect(svgText([scaled])).toContain('stroke-width="8"');
});

test("text becomes outlines as wide as the text", () => {
  const drawn = svgText([shape("text", { x: 10, y: 20, "font-size": 30 }, "Hello")], typeset);
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

test("a colour that is no token is named", () => {
  expect(() => svgText([shape("path", { class: "fill-mauve" })])).toThrow('no colour "mauve"');
});

test("a picture of any size keeps the classes that depend on it", () => {
  const small = shape("g", { class: "fine font-mono" }, dot);
  expect(svgText([small], typeset, true)).toBe(
    `<g class="fine"><circle cx="4" cy="2" r="1" stroke-dasharray="5 6" fill="${coral}"></circle></g>`,
  );
});

test("outlines are written with relative steps", () => {
  expect(relative("M8,0L8,687Q9,690 12.5,690L20,690ZM4,4L6,8Z")).toBe(
    "m8 0v687q1 3 5 3h7zm-4 4l2 4z",
  );
});
