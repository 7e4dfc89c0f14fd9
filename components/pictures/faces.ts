import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as harfbuzz from "harfbuzzjs";
import subset from "subset-font";

const archivo = (part: string) => `archivo/files/archivo-${part}-standard-normal.woff2`;
const martian = (part: string) => `martian-mono/files/martian-mono-${part}-wght-normal.woff2`;

/** The fonts that have the letters which the site's own files lack, each face's own first. */
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

/** A font of a face, the letters that it has, and the paths of those that were drawn. */
export type Font = { font: harfbuzz.Font; has: ReadonlySet<number>; drawn: Map<number, string> };

/** The fonts of each face, its own first. */
export async function loadFaces(): Promise<Record<Face, Font[]>> {
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
  return Object.fromEntries(await Promise.all(entries)) as Record<Face, Font[]>;
}

/** The units in which each font measures its em. */
export const unitsPerEm = 1000;

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
