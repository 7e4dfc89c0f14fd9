import { parseXml, XmlElement, XmlError, XmlText } from "@rgrove/parse-xml";
import { undrawable } from "./drawable.ts";
import { didYouMean, type Found } from "./problem.ts";
import { lineAt, withPlainLines } from "./source.ts";
import { attributeProblem, elementNames } from "./svg-rules.ts";
import { encodingProblem } from "./text-problems.ts";
import { fillText, type Tokens } from "./tokens.ts";

/** An element of a drawing, its shared parts put in and its tokens filled in. */
export type Shape = {
  name: string;
  attributes: Record<string, string>;
  children: (Shape | string)[];
};

/** Words of a drawing as they are typed. */
export type Words = { file: string; line: number; text: string };

/** A file that is read, and what is known and found meanwhile. */
export type Reading = Found & {
  file: string;
  text: string;
  /** The elements that `<use>` refers to, by name. */
  parts: Readonly<Record<string, Shape[]>>;
  /** The same as they stand in parts.svg, of which a drawing has copies. */
  originals: Readonly<Record<string, Shape[]>>;
  /** Whether parts.svg could be read. */
  hasParts: boolean;
  tokens: Tokens;
  words: Words[];
};

type Svg = { size: [width: number, height: number]; title: string | undefined; shapes: Shape[] };

/** In characters; the longest drawing has a fifth of this. */
const longest = 60_000;

/** Reads a drawing; undefined where it cannot be shown. */
export function readSvg(given: Reading): Svg | undefined {
  const at = { ...given, text: withPlainLines(given.text) };
  const root = rootOf(at);
  if (!root) return undefined;
  const [x, y, width = 0, height = 0] = (root.attributes.viewBox ?? "").split(" ").map(Number);
  const isSize = (value: number) => value >= 1 && value <= 5000;
  if (root.name !== "svg" || x !== 0 || y !== 0 || !isSize(width) || !isSize(height))
    return void report(at, root.start, 'must be an <svg> with a field, like viewBox="0 0 400 300"');
  return { size: [width, height], title: titleOf(root, at), shapes: shapesIn(root, at) };
}

/** The `<title>` of a drawing, which says what it shows where a page has no words of its own for it. */
function titleOf(root: XmlElement, at: Reading): string | undefined {
  const title = root.children.find(
    (child) => child instanceof XmlElement && child.name === "title",
  );
  return title instanceof XmlElement ? readText(title, "200", at) : undefined;
}

/**
 * Reads the named groups of parts.svg. A part may have parts that stand above it.
 * @returns undefined where the file cannot be read
 */
export function readParts(given: Reading): Record<string, Shape[]> | undefined {
  const parts: Record<string, Shape[]> = {};
  const at = {
    ...given,
    text: withPlainLines(given.text),
    parts,
    originals: parts,
    hasParts: true,
  };
  const root = rootOf(at);
  if (!root) return undefined;
  for (const group of root.children)
    if (group instanceof XmlElement) parts[group.attributes.id ?? ""] = shapesIn(group, at);
  return parts;
}

function rootOf(at: Reading): XmlElement | undefined {
  const { length } = at.text;
  if (length === 0) return void report(at, 0, "is missing or empty");
  if (length > longest)
    return void report(at, 0, `has ${length} characters, at most ${longest}; draw it with less`);
  const strange = encodingProblem(at.text);
  if (strange) return void report(at, strange.index, strange.message);
  try {
    const root = parseXml(at.text, { includeOffsets: true }).root ?? undefined;
    if (!root || !isDeep(root, deepest)) return root;
    return void report(
      at,
      0,
      `has more than ${deepest} groups inside of each other; take some out`,
    );
  } catch (error) {
    if (error instanceof XmlError)
      return void report(
        at,
        error.pos,
        `is no SVG that can be read: ${error.message.split("\n")[0]}`,
      );
    if (error instanceof RangeError)
      return void report(at, 0, "has groups inside of groups too deep to be read");
    throw error;
  }
}

/** Groups inside of each other; the deepest drawing has a fifth of this. */
const deepest = 50;

/** Whether an element has more than so many others inside of each other. */
function isDeep({ children }: XmlElement, most: number): boolean {
  return children.some(
    (child) => child instanceof XmlElement && (most === 0 || isDeep(child, most - 1)),
  );
}

function shapesIn(parent: XmlElement, at: Reading): Shape[] {
  return parent.children.flatMap((child) => {
    if (child instanceof XmlElement && child.name === "defs") return checkCopies(child, at);
    if (child instanceof XmlElement && child.name === "title") return [];
    if (child instanceof XmlElement) return shapeOf(child, at) ?? [];
    if (child instanceof XmlText && child.text.trim())
      report(at, child.start, `"${child.text.trim()}" stands in no <text>`);
    return [];
  });
}

/** A drawing has copies of its parts, by which it shows itself where it lies: all are alike. */
function checkCopies(defs: XmlElement, at: Reading): [] {
  const copies = defs.children.filter((child) => child instanceof XmlElement);
  for (const copy of copies) {
    const { id = "" } = copy.attributes;
    const shapes = shapesIn(copy, { ...at, words: [], problems: [], doubtful: [] });
    if (at.hasParts && JSON.stringify(shapes) !== JSON.stringify(at.originals[id]))
      report(at, copy.start, `"${id}" is not as in content/drawings/parts.svg; copy it from there`);
  }
  return [];
}

function shapeOf(element: XmlElement, at: Reading): Shape | undefined {
  const { name, start } = element;
  if (!elementNames.includes(name))
    return void report(
      at,
      start,
      `<${name}> is not known in drawings${didYouMean(name, elementNames)}`,
    );
  for (const [attribute, value] of Object.entries(element.attributes)) {
    const message = attributeProblem(attribute, value);
    if (message) report(at, start, message);
  }
  const { href = "", "data-max": max, id: _, ...attributes } = element.attributes;
  if (name === "use" && (attributes.x || attributes.y))
    report(at, start, 'write the place of <use> as transform="translate(…)", not as x and y');
  if (name === "use") return { name: "g", attributes, children: partOf(href, start, at) };
  if (name === "text") return { name, attributes, children: [readText(element, max, at)] };
  return { name, attributes, children: shapesIn(element, at) };
}

function partOf(href: string, start: number, at: Reading): Shape[] {
  const name = href.replace(/^#/, "");
  const part = href.startsWith("#") && Object.hasOwn(at.parts, name) ? at.parts[name] : undefined;
  if (part) return part;
  if (!at.hasParts) return [];
  const names = Object.keys(at.parts);
  report(
    at,
    start,
    `"${href}" is no part; content/drawings/parts.svg has ${names.join(", ")}${didYouMean(name, names)}`,
  );
  return [];
}

/** The words of a `<text>`, which have to fit their place and to be drawn by the pictures' faces. */
function readText(element: XmlElement, max: string | undefined, at: Reading): string {
  const { start, text } = element;
  if (element.children.some((child) => child instanceof XmlElement))
    report(at, start, "has an element inside of <text>; write another <text> for other words");
  at.words.push({ file: at.file, line: lineAt(at.text, start), text });
  let isWhole = true;
  const words = fillText(text.trim(), at.tokens, (message) => {
    isWhole = false;
    report(at, start, message, at.doubtful);
  });
  const count = [...words].length;
  if (isWhole && max && count > Number(max))
    report(
      at,
      start,
      `"${words}"${words === text.trim() ? "" : ` (${text.trim()})`} has ${count} characters, at most ${max}: its place has no more room`,
    );
  const strange = isWhole && undrawable(words);
  if (strange) report(at, start, strange);
  return words;
}

function report(at: Reading, offset: number, message: string, list = at.problems): void {
  list.push({ file: at.file, line: lineAt(at.text, offset), field: "", message });
}
