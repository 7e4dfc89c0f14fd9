import { imageSize } from "image-size";
import { slugOf } from "../pages/slug.ts";

/** Size of a picture in pixels, after Exif rotation, or its problem. */
export type Checked = { width: number; height: number } | { problem: string };

/** Reads a picture's size without decoding it, which the build does (encode.ts). */
export function checkPicture(bytes: Buffer): Checked {
  try {
    const { type = "", orientation = 1, width, height } = imageSize(bytes);
    if (type !== "jpg" && type !== "png")
      return { problem: `is of the format ${type}; open it and save it as JPEG or PNG` };
    // Exif orientations 5 to 8 swap width and height.
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch (error) {
    return { problem: `is no picture that can be read: ${error}` };
  }
}

/** The problem of a name that Markdown or an address could not hold, if any. */
export function nameProblem(name: string): string | undefined {
  if (/^[\w.~-]+$/.test(name)) return undefined;
  const [, stem = name, ending = ""] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  const tidy = `${slugOf(stem) || "picture"}${ending.toLowerCase()}`;
  return `has a name with spaces or signs that a text cannot hold; rename it to "${tidy}"`;
}
