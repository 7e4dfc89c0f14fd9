import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { imageSize } from "image-size";
import { isContent, isPictureName } from "../load/files.ts";
import { contentFiles, contentRoot } from "../load/folders.ts";
import { slugOf } from "../slug.ts";
import { type ImageFile, type ImageFiles, narrowest, quality } from "./picture.ts";

/** The last state of each file: after an edit, `next dev` reads only changed pictures again. */
const lastRead = new Map<string, { state: string; picture: ImageFile }>();

/** Every picture below `content/`, with its problem if it has one. */
export function readPictures(root = contentRoot()): ImageFiles {
  const files = contentFiles(root).filter(
    (file) => isPictureName(file) && !isContent(file) && !basename(file).startsWith("."),
  );
  return new Map(files.map((file) => [file, readOnce(join(root, file), file)]));
}

function readOnce(path: string, file: string): ImageFile {
  const { size, mtimeMs } = statSync(path);
  const state = `${size} ${mtimeMs}`;
  const last = lastRead.get(path);
  if (last?.state === state) return last.picture;
  const picture = read(path, file);
  lastRead.set(path, { state, picture });
  return picture;
}

function read(path: string, file: string): ImageFile {
  const name = basename(file);
  const bytes = readFileSync(path);
  const named = nameProblem(name);
  const found = named ? { problem: named } : sizeOf(bytes);
  if ("problem" in found) return { file, problem: found.problem, width: 0, height: 0, id: "" };
  const hash = createHash("sha256").update(String(quality)).update(bytes).digest("hex");
  const stem = slugOf(name.replace(/\.\w+$/, "")) || "picture";
  return { file, problem: undefined, ...found, id: `${stem}-${hash.slice(0, 16)}` };
}

/** The problem of a name that Markdown or an address could not hold, if any. */
function nameProblem(name: string): string | undefined {
  if (/^[\w.~-]+$/.test(name)) return undefined;
  const [, stem = name, ending = ""] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  const tidy = `${slugOf(stem) || "picture"}${ending.toLowerCase()}`;
  return `has a name with spaces or signs that a text cannot hold; rename it to "${tidy}"`;
}

/** A picture's size after Exif rotation, read without decoding it, which the build does (picture.ts). */
export function sizeOf(bytes: Buffer): { width: number; height: number } | { problem: string } {
  try {
    const { type = "", orientation = 1, width, height } = imageSize(bytes);
    if (type !== "jpg" && type !== "png")
      return { problem: `is of the format ${type}; open it and save it as JPEG or PNG` };
    // Exif orientations 5 to 8 swap width and height.
    const size = orientation > 4 ? { width: height, height: width } : { width, height };
    if (size.width >= narrowest) return size;
    return {
      problem: `is ${size.width} pixels wide, and would be blurred; use one of at least ${narrowest}`,
    };
  } catch (error) {
    return { problem: `is no picture that can be read: ${error}` };
  }
}
