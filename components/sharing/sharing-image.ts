import sharp from "sharp";
import { logoText } from "@/components/brand/logo";
import { drawingText } from "@/components/drawings/drawing";
import { escaped, getContent, type Page } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { memoize } from "../drawings/drawing";
import { outlined } from "../pictures/svg-text";
import { loadTypesetter, type Typesetter } from "../pictures/typesetter";
import { type FittedTitle, fitTitle } from "./fit-title";
import { sharingSize } from "./sharing-address";

const loading = loadTypesetter();

/** A page's sharing image as a PNG file. Emoji and letters that the fonts lack are left out. */
export async function sharingImage(page: Page): Promise<Buffer<ArrayBuffer>> {
  const typeset = await loading;
  const { drawing, ink } = page.sharing;
  const eyebrow = typeset.drawable(page.sharing.eyebrow, "mono");
  const title = typeset.drawable(page.shortTitle, "display");
  const text = outlined(wordsHalf({ eyebrow, title, ink, typeset }), typeset);
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

const { width, height } = sharingSize;
const column = { x: 64, width: 528 };
const tear = 656;
const sizes = [116, 108, 100, 92, 84, 78, 72, 68, 64, 60, 56, 52, 48];
const tracking = -0.02;

/**
 * The one template of all sharing images, a ticket in two halves: the words on the part that is
 * kept, the drawing behind the tear line, cropped by the edge. Nothing crosses from half to half.
 */
function wordsHalf({ eyebrow, title, ink, typeset }: Words): string {
  const fitted = fitTitle(title, {
    width: column.width,
    height: 352,
    sizes,
    measure: (text) => typeset.measure(text, "display", tracking),
  });
  const { x } = column;
  const line = `x="${x}" y="98" font-size="24" letter-spacing="0.06" class="font-mono"`;
  return half(
    0,
    ink,
    `<text ${line}>${escaped(eyebrow.toUpperCase())}</text>${titleLines(fitted)}
    <g transform="translate(${x} 524) scale(1.25)">${logoText()}</g>`,
  );
}

type Words = { eyebrow: string; title: string; ink: Ink; typeset: Typesetter };

/** The half that is the same for all pages of a drawing and ink. */
function drawingHalf(name: string, ink: Ink): string {
  const from = width / 2;
  // Any drawing ends at the tear: a wide one is torn off there.
  const edge = `<rect x="${from}" width="${tear - from}" height="${height}" class="fill-${ink}" />`;
  return half(from, ink, cropOf(name) + edge + tearLine);
}

function half(from: number, ink: Ink, inside: string): string {
  const box = `width="${width / 2}" height="${height}" viewBox="${from} 0 ${width / 2} ${height}"`;
  const look = `stroke-linejoin="round" stroke-linecap="round" fill="none"`;
  const ground = `<rect x="${from}" width="${width / 2}" height="${height}" class="fill-${ink}" />`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${look}>${ground}${inside}</svg>`;
}

function titleLines({ size, lines }: FittedTitle): string {
  const look = `font-size="${size}" letter-spacing="${tracking}"`;
  return lines
    .map((line, i) => {
      const place = `x="${column.x - size * 0.04}" y="${136 + size * (0.76 + i)}"`;
      return `<text ${place} ${look}>${escaped(line)}</text>`;
    })
    .join("");
}

/** A ticket's holes and perforation; the paper below shows through them. */
const tearLine = `<g class="fill-paper">
  <circle cx="${tear}" r="28" />
  <circle cx="${tear}" cy="${height}" r="28" />
  <path d="M${tear} 52V${height - 44}" stroke-width="8" stroke-dasharray="0.1 22" class="stroke-paper" />
</g>`;

function cropOf(name: string): string {
  const { scale, x } = getContent().drawings.byName[name]?.crop ?? { scale: 2.05, x: 185 };
  const place = `translate(${(tear + width) / 2} ${height / 2}) scale(${scale}) translate(${-x} -150)`;
  const look = `class="stroke-press" text-anchor="middle"`;
  return `<g transform="${place}" ${look}>${drawingText(name, "halftone", 8)}</g>`;
}
