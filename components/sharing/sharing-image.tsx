import sharp from "sharp";
import type { Page } from "@/content/load/list-pages";
import { Poster } from "./poster";
import { subjectOf } from "./subject";
import { svgText } from "./svg-text";
import { loadTypesetter } from "./typeface";

const loading = loadTypesetter();

/** A page's sharing image as a PNG file: flat inks, so 64 colours are all it has. */
export async function sharingImage(page: Page): Promise<Buffer<ArrayBuffer>> {
  const typeset = await loading;
  const svg = svgText(<Poster {...subjectOf(page)} typeset={typeset} />, typeset);
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, dither: 0 })
    .toBuffer();
  return Buffer.from(png);
}
