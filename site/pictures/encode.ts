import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { diskCache } from "../load/disk-cache.ts";
import { contentRoot } from "../load/files.ts";
import { limits } from "./check-picture.ts";
import { type Format, formats, type Picture } from "./picture.ts";

/**
 * Encodes a picture in a width and a format: turned upright, in sRGB, without the camera's
 * metadata (place, time, thumbnail). Transparency becomes white: dark lines would be lost on a
 * dark page.
 */
export async function encoded(
  { file, id }: Picture,
  width: number,
  format: Format,
): Promise<Buffer<ArrayBuffer>> {
  // Imported here since sharp loads slowly, and most pages have no picture.
  const { default: sharp } = await import("sharp");
  const key = [id, String(width), format, JSON.stringify(sharp.versions)];
  return diskCache("pictures", key, async () =>
    // colour-of.ts has checked that the file is whole.
    sharp(await readFile(join(contentRoot(), file)), {
      failOn: "error",
      limitInputPixels: limits.pixels,
    })
      .autoOrient()
      .resize(width)
      .flatten({ background: "#fff" })
      .toFormat(format, formats[format])
      .toBuffer(),
  );
}
