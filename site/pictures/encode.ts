import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentRoot } from "../load/folders.ts";
import { type ImageFile, quality } from "./picture.ts";

/**
 * A picture as WebP in a width: turned upright, in sRGB, without the camera's metadata (place, time,
 * thumbnail). Transparency becomes white: dark lines would be lost on a dark page.
 * @throws naming the file, where it is damaged
 */
export async function encoded(
  { file }: Pick<ImageFile, "file">,
  width: number,
  root = contentRoot(),
): Promise<Buffer<ArrayBuffer>> {
  // Imported here since sharp loads slowly, and most pages have no picture.
  const { default: sharp } = await import("sharp");
  const picture = sharp(await readFile(join(root, file)), { failOn: "error" });
  try {
    const upright = picture.autoOrient().resize(width).flatten({ background: "#fff" });
    return Buffer.from(await upright.webp({ quality }).toBuffer());
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause}`, { cause });
  }
}
