import sharp from "sharp";
import { keptFile } from "@/content/load/kept-file";
import type { Page } from "@/content/load/list-pages";
import { Poster } from "./poster";
import { subjectOf } from "./subject";
import { svgText } from "./svg-text";
import { loadTypesetter } from "./typeface";

const loading = loadTypesetter();

/**
 * A page's sharing image as a PNG file.
 * @throws naming the content file, where its title has a letter that the font lacks
 */
export async function sharingImage(page: Page): Promise<Buffer<ArrayBuffer>> {
  const typeset = await loading;
  const svg = drawn(page, () =>
    svgText(<Poster {...subjectOf(page)} typeset={typeset} />, typeset),
  );
  // A palette would halve the file and take three times as long.
  const options = { compressionLevel: 6 };
  // Drawing takes 0.1 s each.
  return keptFile("sharing", [svg, JSON.stringify({ options, ...sharp.versions })], () =>
    sharp(Buffer.from(svg)).png(options).toBuffer(),
  );
}

function drawn(page: Page, draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${page.file} title: ${reason}`);
  }
}
