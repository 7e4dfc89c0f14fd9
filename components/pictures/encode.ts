import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { diskCache } from "@/content/load/disk-cache";
import { limits } from "@/content/pictures/check-picture";
import { type Format, formats, type Picture } from "@/content/pictures/picture";

/**
 * A picture in a width and a format: turned as the camera was, with the colours of screens, without
 * what else the camera wrote down (place, time, thumbnail). What lets light through becomes white,
 * or dark lines would be lost on a dark page.
 */
export function encoded(
  { file, id }: Picture,
  width: number,
  format: Format,
): Promise<Buffer<ArrayBuffer>> {
  const key = [id, String(width), format, JSON.stringify(sharp.versions)];
  return diskCache("pictures", key, async () =>
    // Whether it is whole has been looked at before (content/pictures/colour-of.ts).
    sharp(await readFile(join(process.cwd(), file)), {
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
