import { beforeAll, expect, test } from "vitest";
import { svgText } from "./svg-text";
import { loadTypesetter, relative, type Typesetter } from "./typeface";

let typeset: Typesetter;
beforeAll(async () => {
  typeset = await loadTypesetter();
});

function Dot({ at }: { at: number }) {
  return <circle cx={at} cy={2} r={1} className="fill-coral" strokeDasharray="5 6" />;
}

test("classes become colours, and components the elements that they draw", () => {
  expect(svgText(<Dot at={4} />)).toBe(
    '<circle cx="4" cy="2" r="1" stroke-dasharray="10 12" fill="#ff8162" stroke-width="4"></circle>',
  );
});

test("an outline is as heavy in a part that is scaled", () => {
  const drawn = svgText(
    <g transform="translate(9 9) scale(.5)">
      <Dot at={4} />
    </g>,
  );
  expect(drawn).toContain('stroke-width="8"');
});

test("text becomes outlines as wide as the text", () => {
  const drawn = svgText(
    <text x={10} y={20} fontSize={30}>
      Hello
    </text>,
    typeset,
  );
  expect(drawn.match(/<path /g)).toHaveLength(5);
  expect(drawn).not.toContain("Hello");
  expect(typeset.measure("Hello", "display")).toBeGreaterThan(typeset.measure("Hello", "price"));
});

test("a letter that the font lacks is named", () => {
  expect(() => typeset.measure("a字", "display")).toThrow('no "字"');
});

test("a letter that a face lacks is drawn by another one", () => {
  for (const face of ["display", "price", "mono"] as const) {
    const outline = typeset.outline("Đường Жук, Łódź", face, 10);
    expect(outline.shapes, face).toHaveLength("ĐườngЖук,Łódź".length);
    expect(typeset.measure("Cafe\u0301", face)).toBe(typeset.measure("Café", face));
  }
});

test("a colour that is no token is named", () => {
  expect(() => svgText(<path className="fill-mauve" />)).toThrow('no colour "mauve"');
});

test("a picture of any size keeps the classes that depend on it", () => {
  const small = (
    <g className="fine font-mono">
      <Dot at={4} />
    </g>
  );
  expect(svgText(small, typeset, true)).toBe(
    '<g class="fine"><circle cx="4" cy="2" r="1" stroke-dasharray="5 6" fill="#ff8162"></circle></g>',
  );
});

test("outlines are written with relative steps", () => {
  expect(relative("M8,0L8,687Q9,690 12.5,690L20,690ZM4,4L6,8Z")).toBe(
    "m8 0v687q1 3 5 3h7zm-4 4l2 4z",
  );
});
