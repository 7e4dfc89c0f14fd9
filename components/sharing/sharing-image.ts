import sharp from "sharp";
import type { Page } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { memoize } from "../drawings/drawing";
import { outlined } from "../pictures/svg-text";
import { loadTypesetter } from "../pictures/typeface";
import { drawingHalf, wordsHalf } from "./poster";

const loading = loadTypesetter();

/**
 * A page's sharing image as a PNG file.
 * @throws naming the content file, where its words have a letter that the font lacks
 */
export async function sharingImage(page: Page): Promise<Buffer<ArrayBuffer>> {
  const typeset = await loading;
  const { drawing, ink, eyebrow } = page.sharing;
  const title = page.shortTitle;
  const text = drawn(page, () => outlined(wordsHalf({ eyebrow, title, ink, typeset }), typeset));
  const halves = [Buffer.from(text), await drawHalf(`${drawing} ${ink}`)];
  const image = sharp(halves, { join: { across: halves.length } }).removeAlpha();
  // A palette would halve the file and take six times as long; level 6 saves a fifth of it.
  return Buffer.from(await image.png({ compressionLevel: 1 }).toBuffer());
}

/**
 * A drawing's half, drawn once for all pages that have it: drawing takes most of an image's time.
 * Kept as an uncompressed PNG file. Raw pixels would fill the heap and trigger GC every ten images.
 */
const drawHalf = memoize(async (half) => {
  const [drawing = "", ink] = half.split(" ");
  const svg = outlined(drawingHalf(drawing, ink as Ink), await loading);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
});

function drawn(page: Page, draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${page.file}: ${reason}`);
  }
}
