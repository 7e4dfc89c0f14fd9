import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentRoot } from "../load/files.ts";
import type { Problem } from "../load/problem.ts";
import { damaged, limits } from "./check-picture.ts";
import type { ImageFiles } from "./picture.ts";

/** @returns whether all of a picture can be decoded */
export async function isWhole(bytes: Buffer): Promise<boolean> {
  try {
    await decode(bytes, "warning");
    return true;
  } catch (error) {
    // JPEGs of Samsung phones give this warning, and decode in full.
    if (!/Invalid SOS parameters/.test(String(error))) return false;
    return decode(bytes, "error").then(
      () => true,
      () => false,
    );
  }
}

async function decode(bytes: Buffer, failOn: "warning" | "error"): Promise<void> {
  // Imported here since sharp loads slowly, and most sites have no picture.
  const { default: sharp } = await import("sharp");
  await sharp(bytes, { failOn, limitInputPixels: limits.pixels }).stats();
}

/** Ids of pictures that were decoded: `next dev` asks again at each request. */
const whole = new Set<string>();

/** Problems of pictures whose header is right but which cannot be decoded. */
export async function damagedPictures(
  pictures: ImageFiles,
  root = contentRoot(),
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, id, problem } of pictures.values()) {
    if (problem || whole.has(id)) continue;
    if (await isWhole(await readFile(join(root, file)))) whole.add(id);
    else problems.push({ file, line: 1, field: "", message: damaged });
  }
  return problems;
}
