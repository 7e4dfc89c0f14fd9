import { expect, test } from "vitest";
import { drawingNames, drawingProblem, readDrawings } from "./drawings.ts";
import { formatProblem, type Problem } from "./problem.ts";

const svg = (...lines: string[]) => ['<svg viewBox="0 0 400 300">', ...lines, "</svg>"].join("\n");
const parts = svg(
  '<g id="ball">',
  '  <circle r="4" />',
  "</g>",
  '<g id="qr"><path d="M0 0h1" /></g>',
);

function read(drawing: string, shared = parts) {
  const files = { "drawings/parts.svg": shared, "drawings/kite.svg": drawing };
  const tokens = new Map([["price.kite", "$12"]]);
  const lists: Record<"problems" | "doubtful", Problem[]> = { problems: [], doubtful: [] };
  const drawings = readDrawings(files, tokens, "https://example.com", lists);
  return { drawings, said: [...lists.problems, ...lists.doubtful].map(formatProblem) };
}

test("a drawing has its field, its shadow, its shared parts and the values of its tokens", () => {
  const { drawings, said } = read(
    svg(
      '<g class="shade"><path d="M1 1h9" /></g>',
      '<use href="#ball" transform="scale(2)" class="fill-mint" />',
      '<text x="5" data-max="7">Now {{price.kite}}</text>',
      '<defs><g id="ball"><circle r="4" /></g></defs>',
    ),
  );
  expect(said).toEqual([]);
  expect(drawings.byName.kite).toEqual({
    size: [400, 300],
    shade: [{ name: "path", attributes: { d: "M1 1h9" }, children: [] }],
    art: [
      {
        name: "g",
        attributes: { transform: "scale(2)", class: "fill-mint" },
        children: [{ name: "circle", attributes: { r: "4" }, children: [] }],
      },
      { name: "text", attributes: { x: "5" }, children: ["Now $12"] },
    ],
  });
});

test("the folder is the list of names", () => {
  const names = drawingNames(["drawings/kite.svg", "drawings/parts.svg", "drawings/drawings.css"]);
  expect(names).toEqual(["kite"]);
  const { drawings } = read(svg());
  expect(drawingProblem("kite", drawings)).toBeUndefined();
  expect(drawingProblem("kit", drawings)).toContain('did you mean "kite"?');
});

test("the QR code leads to the site, whatever stands in the file of parts", () => {
  const { drawings } = read(svg('<use href="#qr" />'));
  expect(JSON.stringify(drawings.byName.kite)).not.toContain('"M0 0h1"');
  expect(drawings.byName.kite?.art[0]?.children).toEqual(drawings.parts.qr);
});

test.each([
  ["a part that is missing", '<use href="#bal" />', 'did you mean "ball"?'],
  ["a part that every object has", '<use href="#constructor" />', '"#constructor" is no part'],
  ["words for a number", '<circle r="wide" />', 'r="wide", which is no number'],
  ["another anchor", '<text text-anchor="left">a</text>', "there are start, middle and end"],
  ["a part of another file", '<use href="other.svg#ball" />', '"other.svg#ball" is no part'],
  [
    "another copy of a part",
    '<defs><g id="ball"><circle r="5" /></g></defs>',
    '"ball" is not as in',
  ],
  ["a part placed by x", '<use href="#ball" x="4" />', "transform="],
  ["an unknown token", "<text>{{price.kit}}</text>", "{{price.kit}} stands for nothing"],
  ["words too wide", '<text data-max="5">{{price.kite}} now</text>', "has 7 characters, at most 5"],
  ["a letter that pictures lack", "<text>🎉</text>", "the font of the pictures lacks"],
  ["words outside of a text", "<g>Hello</g>", '"Hello" stands in no <text>'],
  ["an element in words", "<text>a<path /></text>", "an element inside of <text>"],
  ["an unknown element", "<line />", "<line> is not known"],
  ["a script", "<script>alert(1)</script>", "<script> is not known"],
  ["an attribute that acts", '<path onclick="a()" />', 'the attribute "onclick"'],
  ["a style", '<path style="fill:red" />', 'the attribute "style"'],
  ["a colour of its own", '<path fill="#f00" />', 'class="fill-coral"'],
  ["an unknown class", '<path class="fill-cora" />', 'did you mean "fill-coral"?'],
])("%s is named with its file and line", (_, line, message) => {
  const { said } = read(svg("<g />", line));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^content\/drawings\/kite\.svg:3 /);
  expect(said[0]).toContain(message);
});

test.each([
  ["an end that is missing", "<svg viewBox='0 0 4 3'>\n<g>\n</svg>", /kite\.svg:3 is no SVG/],
  ["a file without a field", "<svg />", /kite\.svg:1 must be an <svg>/],
  ["another root", '<g viewBox="0 0 4 3" />', /kite\.svg:1 must be an <svg>/],
  ["a file that is too long", " ".repeat(60_001), /kite\.svg:1 has 60001 characters/],
  ["groups without end", "<g>".repeat(15_000), /kite\.svg:1 /],
  ["groups too deep", svg("<g>".repeat(60) + "</g>".repeat(60)), /kite\.svg:1 has more than 50/],
  ["a field without an end", '<svg viewBox="0 0 Infinity 300" />', /kite\.svg:1 must be an <svg>/],
])("%s is named", (_, text, message) => {
  expect(read(text).said.join("\n")).toMatch(message);
});

test.each(["", "<svg><g></svg>"])("parts that cannot be read, as %j, are one problem", (shared) => {
  const { said } = read(svg('<use href="#ball" />', '<defs><g id="ball" /></defs>'), shared);
  expect(said).toEqual([expect.stringContaining("content/drawings/parts.svg:1 ")]);
});

test("a problem of a shared part is said once, at its place", () => {
  const shared = svg('<g id="ball">', '  <circle r="4" class="mauve" />', "</g>");
  const use = '<use href="#ball" />';
  const { said } = read(svg(use, use), shared);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^content\/drawings\/parts\.svg:3 .*"mauve"/);
});
