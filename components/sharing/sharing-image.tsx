import sharp from "sharp";
import type { Page } from "@/content/load/list-pages";
import type { Ink, SceneName } from "@/content/schema/fields";
import { SceneHalf, WordsHalf } from "./poster";
import { sharingSize } from "./sharing-address";
import { subjectOf } from "./subject";
import { svgText } from "./svg-text";
import { loadTypesetter, type Typesetter } from "./typeface";

const loading = loadTypesetter();

/**
 * A page's sharing image as a PNG file.
 * @throws naming the content file, where its title has a letter that the font lacks
 */
export async function sharingImage(page: Page): Promise<Buffer<ArrayBuffer>> {
  const typeset = await loading;
  const { scene, ink, ...words } = subjectOf(page);
  const text = drawn(page, () =>
    svgText(<WordsHalf {...words} ink={ink} typeset={typeset} />, typeset),
  );
  const halves = await Promise.all([pixelsOf(text), sceneHalf(scene, ink, typeset)]);
  const image = sharp(sideBySide(halves), { raw: { ...sharingSize, channels } });
  // A palette would halve the file and take six times as long; level 6 saves a twentieth of it.
  return Buffer.from(await image.png({ compressionLevel: 3 }).toBuffer());
}

const channels = 3;

function pixelsOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

/** The pixels of pictures as high as a sharing image, which share its width. */
function sideBySide(pictures: readonly Buffer[]): Buffer {
  const row = (sharingSize.width / pictures.length) * channels;
  const rows = Array.from({ length: sharingSize.height }, (_, y) =>
    pictures.map((pixels) => pixels.subarray(y * row, (y + 1) * row)),
  );
  return Buffer.concat(rows.flat());
}

const sceneHalves = new Map<string, Promise<Buffer>>();

/** Drawn once for all posts that have the same: it takes most of an image's time. */
function sceneHalf(scene: SceneName, ink: Ink, typeset: Typesetter): Promise<Buffer> {
  const key = `${scene} ${ink}`;
  const known = sceneHalves.get(key);
  if (known) return known;
  const svg = svgText(<SceneHalf scene={scene} ink={ink} />, typeset);
  const half = pixelsOf(svg);
  sceneHalves.set(key, half);
  return half;
}

function drawn(page: Page, draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${page.file} title: ${reason}`);
  }
}
