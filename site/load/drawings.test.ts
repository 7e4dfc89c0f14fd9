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
  ["words too wide", '<text data-max="5">{{price.kite}} now</text>', "more than 5 characters"],
  ["an element in words", "<text>a<tspan>b</tspan></text>", "an element inside of <text>"],
  ["a class of its own", '<path class="cls-1" />', 'class="cls-1" has no look'],
  ["an unknown color", '<path class="fill-red" />', 'class="fill-red" has no look'],
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
