import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as harfbuzz from "harfbuzzjs";
import subset from "subset-font";

/** The site's faces (scripts/fonts.ts), here with every Latin letter. */
const faces = {
  display: ["archivo/files/archivo-latin-standard-normal.woff2", { wdth: 118, wght: 800 }],
  price: ["archivo/files/archivo-latin-standard-normal.woff2", { wdth: 68, wght: 900 }],
  mono: ["martian-mono/files/martian-mono-latin-wght-normal.woff2", { wght: 500 }],
} as const;
export type Face = keyof typeof faces;

const latin = `${String.fromCodePoint(...Array.from({ length: 0x160 }, (_, i) => 32 + i))}–—‘’“”…€™→`;

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
};

export async function loadTypesetter(): Promise<Typesetter> {
  const entries = Object.entries(faces).map(async ([name, [file, axes]]) => {
    const path = join(process.cwd(), "node_modules/@fontsource-variable", file);
    const options = { targetFormat: "truetype", variationAxes: axes } as const;
    const font = await subset(await readFile(path), latin, options);
    return [name, new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(font)))] as const;
  });
  const fonts = Object.fromEntries(await Promise.all(entries)) as Record<Face, harfbuzz.Font>;
  const shaped = (text: string, face: Face, tracking = 0) => shape(text, fonts[face], tracking);
  const drawn = new Map<string, string>();
  const drawGlyph = (face: Face, id: number) => {
    const key = `${face} ${id}`;
    const path = drawn.get(key) ?? relative(fonts[face].glyphToPath(id));
    drawn.set(key, path);
    return path;
  };
  return {
    outline(text, face, size, tracking) {
      const { width, glyphs } = shaped(text, face, tracking);
      const shapes = glyphs.map(({ x, id }) => ({ x, d: drawGlyph(face, id) }));
      const scale = size / fonts[face].face.upem;
      return { width: width * scale, shapes: shapes.filter(({ d }) => d), scale };
    },
    measure: (text, face, tracking) => shaped(text, face, tracking).width / fonts[face].face.upem,
  };
}

/** Glyphs and their places in the font's units. */
function shape(text: string, font: harfbuzz.Font, tracking: number) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const places = buffer.getGlyphPositions();
  let width = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: id, cluster }, i) => {
    if (id === 0)
      throw new Error(`the font of the pictures has no "${text[cluster]}" for "${text}"`);
    const x = width + (places[i]?.xOffset ?? 0);
    width += (places[i]?.xAdvance ?? 0) + tracking * font.face.upem;
    return { x, id };
  });
  return { width, glyphs };
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
