import { didYouMean, type Found } from "./problem.ts";
import { qrPart } from "./qr-part.ts";
import { type Reading, readParts, readSvg, type Shape, type Words } from "./svg.ts";
import type { Tokens } from "./tokens.ts";

/** A drawing in its field: width and height, the silhouette that the halftone fills, and the rest. */
type DrawnFile = { size: [width: number, height: number]; shade: Shape[]; art: Shape[] };

/** All of `content/drawings/`: the folder is the list. */
export type Drawings = {
  byName: Record<string, DrawnFile>;
  /** What many drawings share, by the names in parts.svg. */
  parts: Record<string, Shape[]>;
  /** The words of all drawings as they are typed, for the checks of language. */
  words: Words[];
};

/** Drawings that are computed from prices and other data (components/charts). */
export const chartNames = [
  "cards",
  "coupon-runs",
  "few-registers",
  "files",
  "many-registers",
  "most-registers",
  "one-register",
  "places",
  "push-bill",
  "registers",
  "runs",
  "sizes",
] as const;
export type ChartName = (typeof chartNames)[number];

const folder = "drawings/";
const partsFile = `${folder}parts.svg`;
/** Shows the drawings in their colours where they lie; the site does not read it. */
const styleSheet = `${folder}drawings.css`;

/** Whether a path below `content/` belongs to the drawings. */
export function isDrawing(path: string): boolean {
  return path === styleSheet || (path.startsWith(folder) && /^[a-z0-9-]+\.svg$/.test(nameIn(path)));
}

function nameIn(path: string): string {
  return path.slice(folder.length);
}

/** The names of all drawings, of files and of charts. */
export function drawingNames(files: Iterable<string>): string[] {
  const drawn = [...files].filter((path) => isDrawing(path) && path.endsWith(".svg"));
  const names = drawn.filter((path) => path !== partsFile).map((path) => nameIn(path).slice(0, -4));
  return [...names, ...chartNames].sort();
}

/**
 * Reads all drawings and puts the shared parts in.
 * @param address of the site, to which the QR code leads
 */
export function readDrawings(
  files: Readonly<Record<string, string>>,
  tokens: Tokens,
  address: string,
  found: Found,
): Drawings {
  const drawings: Drawings = { byName: {}, parts: {}, words: [] };
  const originals: Record<string, Shape[]> = {};
  const reading = (path: string): Reading => ({
    file: `content/${path}`,
    text: files[path] ?? "",
    parts: drawings.parts,
    originals,
    words: drawings.words,
    tokens,
    ...found,
  });
  Object.assign(originals, readParts(reading(partsFile)));
  Object.assign(drawings.parts, originals, { qr: qrPart(address) });
  for (const path of Object.keys(files).filter(
    (path) => path.endsWith(".svg") && isDrawing(path),
  )) {
    const svg = path === partsFile ? undefined : readSvg(reading(path));
    if (!svg) continue;
    const shade = svg.shapes.filter(isShade);
    drawings.byName[nameIn(path).slice(0, -4)] = {
      size: svg.size,
      shade: shade.flatMap(({ children }) => children.filter((child) => typeof child !== "string")),
      art: svg.shapes.filter((shape) => !isShade(shape)),
    };
  }
  return drawings;
}

function isShade({ attributes }: Shape): boolean {
  return attributes.class === "shade";
}

/** The problem of a drawing's name, if there is no such drawing. */
export function drawingProblem(name: string, { byName }: Drawings): string | undefined {
  const names = [...Object.keys(byName), ...chartNames];
  if (names.includes(name)) return undefined;
  return `there is no scene "${name}"; allowed: ${names.sort().join(", ")}${didYouMean(name, names)}`;
}
