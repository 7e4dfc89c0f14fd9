import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as harfbuzz from "harfbuzzjs";
import subset from "subset-font";

const archivo = (part: string) => `archivo/files/archivo-${part}-standard-normal.woff2`;
const martian = (part: string) => `martian-mono/files/martian-mono-${part}-wght-normal.woff2`;

/** Letters that the site's own files lack are from these, each face's own first. */
const display = { wdth: 118, wght: 800 };
const archivoMore = ["latin-ext", "vietnamese"].map((part) => [archivo(part), display] as const);
const martianMore = (wght: number) =>
  ["latin-ext", "cyrillic", "cyrillic-ext"].map((part) => [martian(part), { wght }] as const);

/** The site's faces (scripts/fonts.ts), here with every letter of the fonts. */
const faces = {
  display: [[archivo("latin"), display], ...archivoMore, ...martianMore(800)],
  price: [[archivo("latin"), { wdth: 68, wght: 900 }], ...archivoMore, ...martianMore(800)],
  body: [[archivo("latin"), { wdth: 100, wght: 500 }], ...archivoMore, ...martianMore(800)],
  mono: [
    [martian("latin"), { wght: 500 }],
    ...martianMore(500),
    [archivo("latin"), display],
    ...archivoMore,
  ],
} as const;
export type Face = keyof typeof faces;

/** A text as shapes, drawn from 0,0 to the right on its baseline. */
type Outline = { width: number; shapes: { x: number; d: string }[]; scale: number };

/**
 * Turns text into outlines, so that a picture looks the same on every machine, whatever fonts
 * it has. The tracking is in em, as CSS `letter-spacing`. Throws where the face lacks a letter.
 */
export type Typesetter = {
  outline(text: string, face: Face, size: number, tracking?: number): Outline;
  /** Width in em. */
  measure(text: string, face: Face, tracking?: number): number;
  /** A text without the characters that the face lacks, such as emoji. */
  drawable(text: string, face: Face): string;
};

type Font = { font: harfbuzz.Font; has: ReadonlySet<number>; drawn: Map<number, string> };

export async function loadTypesetter(): Promise<Typesetter> {
  const fonts = new Map<string, Promise<Font>>();
  const loadOnce = (file: string, axes: Record<string, number>) => {
    const key = `${file} ${JSON.stringify(axes)}`;
    const font = fonts.get(key) ?? loadFont(file, axes);
    fonts.set(key, font);
    return font;
  };
  const entries = Object.entries(faces).map(async ([name, files]) => {
    return [name, await Promise.all(files.map(([file, axes]) => loadOnce(file, axes)))] as const;
  });
  const chains = Object.fromEntries(await Promise.all(entries)) as Record<Face, Font[]>;
  return {
    outline(text, face, size, tracking) {
      const { width, glyphs } = shape(text, chains[face], tracking);
      const shapes = glyphs.map(({ x, id, font }) => ({ x, d: drawGlyph(font, id) }));
      const scale = size / unitsPerEm;
      return { width: width * scale, shapes: shapes.filter(({ d }) => d), scale };
    },
    drawable: (text, face) =>
      [...text.normalize("NFC")]
        .filter((sign) => fontOf(sign, chains[face]))
        .join("")
        .trim(),
    measure: (text, face, tracking) => shape(text, chains[face], tracking).width / unitsPerEm,
  };
}

/** Of each of the fonts. */
const unitsPerEm = 1000;

/** Every letter that a font may have, without what is invisible. */
const letters = Array.from({ length: 0xd800 - 0x20 }, (_, i) => String.fromCharCode(0x20 + i))
  .filter((sign) => !/\p{C}/u.test(sign))
  .join("");

async function loadFont(file: string, axes: Record<string, number>): Promise<Font> {
  const path = join(process.cwd(), "node_modules/@fontsource-variable", file);
  const options = { targetFormat: "truetype", variationAxes: axes } as const;
  const bytes = await subset(await readFile(path), letters, options);
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  if (face.upem !== unitsPerEm) throw new Error(`${file} has ${face.upem} units per em`);
  return { font: new harfbuzz.Font(face), has: new Set(face.collectUnicodes()), drawn: new Map() };
}

function drawGlyph({ font, drawn }: Font, id: number): string {
  const path = drawn.get(id) ?? relative(font.glyphToPath(id));
  drawn.set(id, path);
  return path;
}

/** Glyphs and their places in the fonts' units. */
function shape(text: string, chain: readonly Font[], tracking = 0) {
  let width = 0;
  const glyphs = runsOf(text, chain).flatMap(({ font, words }) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font.font, buffer);
    const places = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint: id }, i) => {
      const x = width + (places[i]?.xOffset ?? 0);
      width += (places[i]?.xAdvance ?? 0) + tracking * unitsPerEm;
      return { x, id, font };
    });
  });
  return { width, glyphs };
}

const fontOf = (sign: string, chain: readonly Font[]) =>
  chain.find(({ has }) => has.has(sign.codePointAt(0) ?? 0));

/** A text in parts, each with the first font that has its characters. */
function runsOf(text: string, chain: readonly Font[]): { font: Font; words: string }[] {
  const runs: { font: Font; words: string }[] = [];
  for (const sign of text.normalize("NFC")) {
    const font = fontOf(sign, chain);
    if (!font) throw new Error(`the font of the pictures has no "${sign}" for "${text}"`);
    const last = runs.at(-1);
    if (last?.font === font) last.words += sign;
    else runs.push({ font, words: sign });
  }
  return runs;
}

/** "M8,0L8,687Q9,690 12,690Z" → "m8 0v687q1 3 4 3z": a fifth fewer bytes after compression. */
export function relative(path: string): string {
  let [x, y] = [0, 0];
  let start = [0, 0];
  const commands = path.matchAll(/([MLQCZ])([^MLQCZ]*)/g);
  const written = [...commands].map(([, command = "", numbers = ""]) => {
    const points = (numbers.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number)));
    const [endX = 0, endY = 0] = command === "Z" ? start : points.slice(-2);
    const steps = points.map((number, i) => number - (i % 2 ? y : x));
    [x, y] = [endX, endY];
    if (command === "Z") return "z";
    if (command === "M") start = [x, y];
    if (command === "L" && steps[0] === 0) return `v${steps[1]}`;
    if (command === "L" && steps[1] === 0) return `h${steps[0]}`;
    return command.toLowerCase() + steps.join(" ").replaceAll(" -", "-");
  });
  return written.join("");
}
