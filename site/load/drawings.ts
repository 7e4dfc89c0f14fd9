import { parseXml, XmlElement, XmlError, XmlText } from "@rgrove/parse-xml";
import { nameOf } from "../slug.ts";
import { attributesOf, fontSizeOf, shapes } from "./drawing-shapes.ts";
import { type Problem, problemOnLine } from "./problem.ts";
import { lineAt, withoutUnseen } from "./source.ts";
import { fillText, type Tokens, tokensIn } from "./tokens.ts";

/** A drawing: its size, what its `<title>` says, and its elements as text, without `<svg>`. */
type Drawing = {
  size: [width: number, height: number];
  title: string | undefined;
  text: string;
  /** The crop of sharing images (`data-crop="1.6 190"`): its scale, and the x that stands in the middle. */
  crop: { scale: number; x: number } | undefined;
};

/** All of `content/drawings/`: the folder is the list. */
export type Drawings = {
  byName: Record<string, Drawing>;
  /** Shared parts of drawings as text, by their names in parts.svg. */
  parts: Record<string, string>;
  /** Words for which their places have no room, even in letters of half the size. */
  tooLong: TooLong[];
};

/** @see Drawings */
type TooLong = { file: string; line: number; words: string; tokens: string[] };

/** What the reading of a file uses. */
type Reading = {
  parts: Drawings["parts"];
  tokens: Tokens;
  report(message: string, offset: number): void;
  reportLong(words: string, typed: string, offset: number): void;
};

const partsFile = "content/drawings/parts.svg";
/** Shows the drawings in their colors where they lie; the site does not read it. */
const styleSheet = "content/drawings/drawings.css";

/** Whether a file belongs to the drawings. */
export function isDrawing(path: string): boolean {
  return path === styleSheet || /^content\/drawings\/[a-z0-9-]+\.svg$/.test(path);
}

/** The names of all drawings, by the paths of all files. */
export function drawingNames(files: Iterable<string>): string[] {
  return [...files]
    .filter((path) => isDrawing(path) && path !== styleSheet && path !== partsFile)
    .map(nameOf)
    .sort();
}

/**
 * Reads all drawings: parts and the values of tokens are put in. Their problems are doubtful, since
 * what they quote may be broken.
 */
export function readDrawings(files: Readonly<Record<string, string>>, tokens: Tokens) {
  const drawings: Drawings = { byName: {}, parts: {}, tooLong: [] };
  const doubtful: Problem[] = [];
  const read = (path: string, use: (root: XmlElement, at: Reading) => void) => {
    const text = withoutUnseen(files[path] ?? "");
    const report = (message: string, offset: number) => {
      doubtful.push(problemOnLine(path, lineAt(text, offset), message));
    };
    const reportLong: Reading["reportLong"] = (words, typed, offset) => {
      const place = { file: path, line: lineAt(text, offset) };
      drawings.tooLong.push({ ...place, words, tokens: tokensIn(typed) });
    };
    try {
      const { root } = parseXml(text, { includeOffsets: true });
      if (root) use(root, { parts: drawings.parts, tokens, report, reportLong });
    } catch (error) {
      if (!(error instanceof XmlError)) throw error;
      report(`is no SVG that can be read: ${error.message.split("\n")[0]}`, error.pos);
    }
  };
  // A part may have parts that stand above it.
  read(partsFile, (root, at) => {
    for (const group of elementsIn(root))
      drawings.parts[group.attributes.id ?? ""] = childrenOf(group, at);
  });
  for (const name of drawingNames(Object.keys(files)))
    read(`content/drawings/${name}.svg`, (root, at) => {
      const [x, y, width = 0, height = 0] = (root.attributes.viewBox ?? "").split(" ").map(Number);
      if (root.name !== "svg" || x !== 0 || y !== 0 || !(width > 0) || !(height > 0))
        return at.report('must be an <svg> with a field, like viewBox="0 0 400 300"', root.start);
      const title = elementsIn(root).find((element) => element.name === "title");
      drawings.byName[name] = {
        size: [width, height],
        title: title && wordsOf(title, at),
        text: childrenOf(root, at),
        crop: cropIn(root.attributes["data-crop"]),
      };
    });
  return { value: drawings, problems: [], doubtful, isBroken: false };
}

function cropIn(text: string | undefined) {
  const [scale = 0, x = 0] = text?.split(" ").map(Number) ?? [];
  return scale > 0 ? { scale, x } : undefined;
}

function elementsIn({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

function childrenOf(element: XmlElement, at: Reading): string {
  return elementsIn(element)
    .map((child) => textOf(child, at))
    .join("");
}

/**
 * An element as text. A drawing's own copies of parts only show it where it lies, and what a drawing
 * program keeps for itself is left out.
 */
function textOf(element: XmlElement, at: Reading): string {
  const { name } = element;
  if (/^(?:title|desc|defs|metadata)$|:/.test(name)) return "";
  if (!shapes.includes(name))
    at.report(
      `<${name}> is nothing that a drawing is made of; use ${shapes.join(", ")}`,
      element.start,
    );
  const { href = "", id: _, "data-max": max, ...attributes } = attributesOf(element, at.report);
  if (name === "use") return svgElement("g", attributes, partOf(href, element, at));
  if (name !== "text") return svgElement(name, attributes, childrenOf(element, at));
  const words = wordsOf(element, at);
  const size = fittingSize(element, words, Number(max), at);
  return svgElement(name, { ...attributes, "font-size": size }, escaped(words));
}

/**
 * The size of an element's letters, smaller where it has more characters than its place has room for.
 * @param max as many as have room in its own size; not a number where that is not said
 */
function fittingSize(element: XmlElement, words: string, max: number, at: Reading) {
  const { "font-size": own } = attributesOf(element);
  const { length } = [...words];
  if (!(length > max)) return own;
  if (length > max * 2) at.reportLong(words, element.text, element.start);
  const size = fontSizeOf(element) * Math.max(max / length, 0.5);
  return Math.round(size * 10) / 10;
}

function partOf(href: string, { start }: XmlElement, { parts, report }: Reading): string {
  const part = parts[href.slice(1)];
  if (part === undefined) report(`"${href}" is no part of ${partsFile}`, start);
  return part ?? "";
}

/** The words of an element, their tokens filled in. */
function wordsOf({ children, start, text }: XmlElement, at: Reading): string {
  if (!children.every((child) => child instanceof XmlText))
    at.report("has an element inside of <text>; write another <text> for other words", start);
  return fillText(text.trim(), at.tokens, (message) => at.report(message, start));
}

/** An SVG element as text; attributes without a value are left out. */
export function svgElement(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join("");
  return `<${name}${written}>${children.join("")}</${name}>`;
}

/** A text as XML and HTML write it: "&" → "&amp;". */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The name of the drawing that a picture's target in Markdown means, "drawing:coupon"; undefined for a file. */
export function drawingIn(target: string): string | undefined {
  const sign = "drawing:";
  return target.startsWith(sign) ? target.slice(sign.length) : undefined;
}

/** The problem of a drawing's name, if there is no such drawing. */
export function drawingProblem(name: string, { byName }: Drawings): string | undefined {
  if (byName[name]) return undefined;
  return `there is no drawing "${name}"; content/drawings has them all`;
}
