import { expect, test } from "vitest";
import { drawingNames, drawingProblem, readDrawings } from "./drawings.ts";
import { formatProblem } from "./problem.ts";

const svg = (...lines: string[]) => ['<svg viewBox="0 0 400 300">', ...lines, "</svg>"].join("\n");
const parts = svg(
  '<g id="ball">',
  '  <circle r="4" />',
  "</g>",
  '<g id="two"><use href="#ball" /><use href="#ball" transform="scale(2)" /></g>',
);

function read(drawing: string) {
  const files = { "content/drawings/parts.svg": parts, "content/drawings/kite.svg": drawing };
  const { value, doubtful } = readDrawings(files, new Map([["price.kite", "$12 & up"]]));
  return { drawings: value, said: doubtful.map(formatProblem) };
}

test("a drawing is its elements as text, with its shared parts and the values of its tokens", () => {
  const { drawings, said } = read(
    svg(
      "<title>A kite at {{price.kite}}</title><!-- wind -->",
      '<use href="#two" class="fill-mint" />',
      '<text id="price" x="5" data-max="12">Now {{price.kite}}</text>',
      '<defs><g id="ball"><circle r="4" /></g></defs>',
    ),
  );
  expect(said).toEqual([]);
  const ball = '<circle r="4"></circle>';
  expect(drawings.byName.kite).toEqual({
    size: [400, 300],
    title: "A kite at $12 & up",
    text: `<g class="fill-mint"><g>${ball}</g><g transform="scale(2)">${ball}</g></g><text x="5">Now $12 &amp; up</text>`,
  });
});

test("of a drawing program, the shapes and their styles are read", () => {
  const { drawings, said } = read(
    svg(
      '<sodipodi:namedview id="base" /><metadata><rdf:RDF /></metadata>',
      '<g inkscape:label="Layer 1"><rect style="fill:#f00; -inkscape-stroke:none;stroke-width:2"/></g>',
    ),
  );
  expect(said).toEqual([]);
  expect(drawings.byName.kite?.text).toBe('<g><rect fill="#f00" stroke-width="2"></rect></g>');
});

test("letters of Inkscape have the size that they show", () => {
  const style = "font-size:30px;line-height:1.25;letter-spacing:0px;stroke-dasharray:2px 3px";
  const { drawings, said } = read(
    svg(`<text x="5px" style="${style}" xml:space="preserve">A</text>`),
  );
  expect(said).toEqual([]);
  expect(drawings.byName.kite?.text).toBe(
    '<text x="5" font-size="30" line-height="1.25" stroke-dasharray="2 3">A</text>',
  );
});

test("words get smaller until they fit, down to half their size", () => {
  const sizes = ["$12", "$1,200", "$1,200.00"].map((price) => {
    const kite = svg(
      '<g font-size="30px"><text data-max="4">{{price.kite}}</text></g>',
      '<text style="font-size:20px" data-max="4">{{price.kite}}</text>',
      '<text data-max="4">{{price.kite}}</text>',
    );
    const { value } = readDrawings(
      { "content/drawings/kite.svg": kite },
      new Map([["price.kite", price]]),
    );
    const texts = value.byName.kite?.text.match(/<text[^>]*>/g);
    return [texts?.map((text) => /[\d.]+/.exec(text)?.[0]), value.tooLong.length];
  });
  expect(sizes).toEqual([
    [[undefined, "20", undefined], 0],
    [["20", "13.3", "10.7"], 0],
    [["15", "10", "8"], 3],
  ]);
});

test("the folder is the list of names", () => {
  const names = drawingNames([
    "content/drawings/kite.svg",
    "content/drawings/parts.svg",
    "content/drawings/drawings.css",
  ]);
  expect(names).toEqual(["kite"]);
  const { drawings } = read(svg());
  expect(drawingProblem("kite", drawings)).toBeUndefined();
  expect(drawingProblem("kit", drawings)).toContain('there is no drawing "kit"');
});

test.each([
  ["a part that is missing", '<use href="#bal" />', '"#bal" is no part'],
  ["an unknown token", "<text>{{price.kit}}</text>", "{{price.kit}} stands for nothing"],
  ["an element in words", "<text>a<tspan>b</tspan></text>", "an element inside of <text>"],
  ["a class of its own", '<path class="cls-1" />', 'class="cls-1" has no look'],
  ["an unknown color", '<path class="fill-red" />', 'class="fill-red" has no look'],
  ["a script", '<g onclick="alert(1)" />', 'onclick="…" is a script; take it out'],
  ["a script in a style", '<g style="onload:alert(1)" />', 'onload="…" is a script; take it out'],
  ["another unit", '<text style="font-size:2em">A</text>', 'font-size="2em" is no number; write'],
  ["a place for each letter", '<text x="1 2">A</text>', 'x="1 2" is no number; write one'],
  ["spaced letters", '<text letter-spacing="2px">A</text>', 'letter-spacing="2" shows differently'],
  ["a gradient", '<path style="fill:url(#a)" />', "has a gradient, a filter or a mask"],
  [
    "a photo",
    '<image href="a.png" />',
    "<image> is nothing that a drawing is made of; use g, path",
  ],
  ["styles", "<style>.a{fill:red}</style>", "<style> is nothing that a drawing is made of"],
  ["an end that is missing", "<g>", "is no SVG that can be read"],
])("%s is named with its file and line", (_, line, message) => {
  const { said } = read(svg("<g />", line));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^content\/drawings\/kite\.svg:[34] /);
  expect(said[0]).toContain(message);
});

test("a file without a field is named", () => {
  expect(read("<svg />").said).toEqual([expect.stringMatching(/kite\.svg:1 must be an <svg>/)]);
});
