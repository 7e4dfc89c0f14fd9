import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentRoot } from "../load/files.ts";
import { limits } from "./check-picture.ts";
import { type ImageFile, quality } from "./picture.ts";

/**
 * A picture as WebP in a width: turned upright, in sRGB, without the camera's metadata (place, time,
 * thumbnail). Transparency becomes white: dark lines would be lost on a dark page.
 */
export async function encoded({ file }: ImageFile, width: number): Promise<Buffer<ArrayBuffer>> {
  // Imported here since sharp loads slowly, and most pages have no picture.
  const { default: sharp } = await import("sharp");
  // damage.ts has checked that the file is whole.
  const options = { failOn: "error", limitInputPixels: limits.pixels } as const;
  const bytes = await sharp(await readFile(join(contentRoot(), file)), options)
    .autoOrient()
    .resize(width)
    .flatten({ background: "#fff" })
    .webp({ quality })
    .toBuffer();
  return Buffer.from(bytes);
}
