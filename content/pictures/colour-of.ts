import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { diskCache } from "../load/disk-cache.ts";
import type { Problem } from "../load/problem.ts";
import { damaged, limits } from "./check-picture.ts";
import type { Picture, Pictures } from "./picture.ts";

/**
 * The mean colour of a picture, "#8a7f70", to stand in its place until it is there. All of it is
 * decoded for that, once: what has a colour in the cache can be decoded.
 * @throws where it is damaged
 */
export async function colourOf({ file, id }: Picture, root = process.cwd()): Promise<string> {
  const made = async () => Buffer.from(await meanColour(await readFile(join(root, file))));
  return (await diskCache("pictures", ["colour", id], made, root)).toString();
}

/** @throws where the bytes are no whole picture */
export async function meanColour(bytes: Buffer): Promise<string> {
  try {
    return await decode(bytes, "warning");
  } catch (error) {
    // So do phones of Samsung write JPEGs; nothing is lost.
    if (!/Invalid SOS parameters/.test(String(error))) throw error;
    return decode(bytes, "error");
  }
}

async function decode(bytes: Buffer, failOn: "warning" | "error"): Promise<string> {
  // Not at the top: few of those who import this have a picture, and loading it takes its time.
  const { default: sharp } = await import("sharp");
  const options = { failOn, limitInputPixels: limits.pixels };
  const { width, height } = await sharp(bytes, options).metadata();
  const [red = 0, green = 0, blue = 0] = await sharp(bytes, options)
    // Without it a JPEG is decoded at an eighth of its size, and most damages are passed over.
    .extract({ left: 0, top: 0, width, height })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Pictures that look right from outside and cannot be decoded. */
export async function damagedPictures(pictures: Pictures, root?: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const picture of pictures.values()) {
    if (picture.fault) continue;
    await colourOf(picture, root).catch(() => {
      problems.push({ file: picture.file, line: 1, field: "", message: damaged });
    });
  }
  return problems;
}
