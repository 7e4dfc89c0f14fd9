import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { diskCache } from "@/compiler/load/disk-cache";
import { contentRoot } from "@/compiler/load/files";
import { limits } from "@/compiler/pictures/check-picture";
import { type Format, formats, type Picture } from "@/compiler/pictures/picture";

/**
 * Encodes a picture in a width and a format: turned upright, in sRGB, without the camera's
 * metadata (place, time, thumbnail). Transparency becomes white: dark lines would be lost on a
 * dark page.
 */
export function encoded(
  { file, id }: Picture,
  width: number,
  format: Format,
): Promise<Buffer<ArrayBuffer>> {
  const key = [id, String(width), format, JSON.stringify(sharp.versions)];
  return diskCache("pictures", key, async () =>
    // compiler/pictures/colour-of.ts has checked that the file is whole.
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
