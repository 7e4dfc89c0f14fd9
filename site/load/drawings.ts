import { didYouMean, type Found } from "./problem.ts";
import { qrPart } from "./qr-part.ts";
import { type Reading, readParts, readSvg, type Shape, type Words } from "./svg.ts";
import type { Tokens } from "./tokens.ts";

/** A drawing: its size, what it shows in words, the silhouette that the halftone fills, and the rest. */
type DrawnFile = {
  size: [width: number, height: number];
  title: string | undefined;
  shade: Shape[];
  art: Shape[];
};

/** All of `content/drawings/`: the folder is the list. */
export type Drawings = {
  byName: Record<string, DrawnFile>;
  /** Shared parts of drawings, by their names in parts.svg. */
  parts: Record<string, Shape[]>;
  /** Whether parts.svg could be read: if not, that is the problem of every drawing with a part. */
  hasParts: boolean;
  /** The words of all drawings as they are typed, for the checks of language. */
  words: Words[];
};

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

/** The names of all drawings, by the paths of all files. */
export function drawingNames(files: Iterable<string>): string[] {
  return [...files]
    .filter(isDrawn)
    .map((path) => nameIn(path).slice(0, -4))
    .sort();
}

/** The same of drawings that are read. */
export function namesOf({ byName }: Pick<Drawings, "byName">): string[] {
  return Object.keys(byName).sort();
}

/** Whether a path is that of a drawing of its own. */
function isDrawn(path: string): boolean {
  return isDrawing(path) && path.endsWith(".svg") && path !== partsFile;
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
  const drawings: Drawings = { byName: {}, parts: {}, hasParts: false, words: [] };
  const originals: Record<string, Shape[]> = {};
  const reading = (path: string): Reading => ({
    file: `content/${path}`,
    text: files[path] ?? "",
    parts: drawings.parts,
    originals,
    hasParts: drawings.hasParts,
    words: drawings.words,
    tokens,
    ...found,
  });
  const read = readParts(reading(partsFile));
  drawings.hasParts = read !== undefined;
  Object.assign(originals, read);
  Object.assign(drawings.parts, originals, { qr: qrPart(address) });
  for (const path of Object.keys(files).filter(isDrawn)) {
    // A broken one has a problem of its own.
    const svg = readSvg(reading(path)) ?? { size: [400, 300], title: undefined, shapes: [] };
    const shade = svg.shapes.filter(isShade);
    drawings.byName[nameIn(path).slice(0, -4)] = {
      size: svg.size,
      title: svg.title,
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
export function drawingProblem(name: string, drawings: Drawings): string | undefined {
  const names = namesOf(drawings);
  if (names.includes(name)) return undefined;
  return `there is no scene "${name}"; allowed: ${names.join(", ")}${didYouMean(name, names)}`;
}
