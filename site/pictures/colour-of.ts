import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { diskCache } from "../load/disk-cache.ts";
import { contentRoot } from "../load/files.ts";
import type { Problem } from "../load/problem.ts";
import { damaged, limits } from "./check-picture.ts";
import type { Picture, Pictures } from "./picture.ts";

/**
 * The mean colour of a picture, "#8a7f70", shown until the picture has loaded. It is computed once
 * from the whole picture, so a picture with a colour in the cache is undamaged.
 * @throws if the picture is damaged
 */
export async function colourOf({ file, id }: Picture, root = contentRoot()): Promise<string> {
  const made = async () => Buffer.from(await meanColour(await readFile(join(root, file))));
  return (await diskCache("pictures", ["colour", id], made, root)).toString();
}

/** @throws if the bytes are not a whole picture */
export async function meanColour(bytes: Buffer): Promise<string> {
  try {
    return await decode(bytes, "warning");
  } catch (error) {
    // JPEGs of Samsung phones give this warning, and decode in full.
    if (!/Invalid SOS parameters/.test(String(error))) throw error;
    return decode(bytes, "error");
  }
}

async function decode(bytes: Buffer, failOn: "warning" | "error"): Promise<string> {
  // Imported here since sharp loads slowly, and most pages have no picture.
  const { default: sharp } = await import("sharp");
  const options = { failOn, limitInputPixels: limits.pixels };
  const { width, height } = await sharp(bytes, options).metadata();
  const [red = 0, green = 0, blue = 0] = await sharp(bytes, options)
    // Without extract(), a JPEG is decoded at an eighth of its size, which hides most damage.
    .extract({ left: 0, top: 0, width, height })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Problems of pictures whose header is right but which cannot be decoded. */
export async function damagedPictures(pictures: Pictures, root?: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const picture of pictures.values()) {
    if (picture.problem) continue;
    await colourOf(picture, root).catch(() => {
      problems.push({ file: picture.file, line: 1, field: "", message: damaged });
    });
  }
  return problems;
}
