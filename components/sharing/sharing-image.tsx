import sharp from "sharp";
import { keptFile } from "@/content/load/kept-file";
import type { Page } from "@/content/load/list-pages";
import { Poster } from "./poster";
import { subjectOf } from "./subject";
import { svgText } from "./svg-text";
import { loadTypesetter } from "./typeface";

const loading = loadTypesetter();

/**
 * A page's sharing image as a PNG file: flat inks, so 64 colours are all it has.
 * @throws naming the content file, where its title has a letter that the font lacks
 */
export async function sharingImage(page: Page): Promise<Buffer<ArrayBuffer>> {
  const typeset = await loading;
  const svg = drawn(page, () =>
    svgText(<Poster {...subjectOf(page)} typeset={typeset} />, typeset),
  );
  const options = { palette: true, colours: 64, dither: 0, effort: 1 };
  // Drawing takes 0.2 s each.
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
