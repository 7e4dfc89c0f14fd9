import * as harfbuzz from "harfbuzzjs";
import { type Face, type Font, loadFaces, unitsPerEm } from "./faces.ts";
import { relative } from "./glyph-path.ts";

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

export async function loadTypesetter(): Promise<Typesetter> {
  const chains = await loadFaces();
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
