import { imageSize } from "image-size";
import { slugOf } from "../pages/slug.ts";

export const limits = {
  /** In bytes: more than any camera's JPEG of the pixels below. */
  weight: 15_000_000,
  pixels: 40_000_000,
  /** In pixels: the width of a section's picture on a large screen, and of a phone. */
  width: 480,
  /** Multiple of the width; a higher picture never fits a screen. */
  height: 3,
};

/** In characters, without the ending: file systems take 255 bytes. */
const longestName = 100;

const endings: Record<string, RegExp> = { jpg: /\.jpe?g$/i, png: /\.png$/i };
const smaller = "save it smaller; 2400 pixels wide are plenty";

/** Size of a picture in pixels, after Exif rotation, or its problem. */
export type Checked = { width: number; height: number } | { problem: string };

/**
 * Checks a picture without decoding it.
 * @param name the file's name; its ending has to fit the format
 */
export function checkPicture(name: string, bytes: Buffer): Checked {
  if (bytes.length === 0) return { problem: "is empty; copy the picture here again" };
  if (bytes.length > limits.weight) return { problem: tooHeavy(bytes.length) };
  const size = sizeOf(bytes);
  if (!size) return { problem: "is no picture that can be read; save it anew as JPEG or PNG" };
  const { type = "", orientation = 1 } = size;
  const ending = endings[type];
  if (!ending)
    return {
      problem: `is of the format ${type.toUpperCase()}; open it and save it as JPEG or PNG`,
    };
  if (!ending.test(name)) {
    const right = name.replace(/(\.[^.]*)?$/, `.${type}`);
    return { problem: `is a ${type.toUpperCase()} by its content; rename it to "${right}"` };
  }
  // Exif orientations 5 to 8 swap width and height.
  const { width, height } = orientation > 4 ? { width: size.height, height: size.width } : size;
  const problem = sizeProblem(width, height);
  return problem ? { problem } : { width, height };
}

/** @returns undefined if the bytes are not a picture, or truncated */
function sizeOf(bytes: Buffer) {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

function sizeProblem(width: number, height: number): string | undefined {
  if (width * height > limits.pixels)
    return `has ${inMillions(width * height)} megapixels (${width} × ${height}), at most ${limits.pixels / 1e6}; ${smaller}`;
  if (width < limits.width)
    return `is ${width} pixels wide, at least ${limits.width}; take a larger one`;
  if (height > width * limits.height)
    return `is ${width} × ${height} pixels, at most ${limits.height} times as high as wide; crop it`;
  return undefined;
}

export const damaged =
  "is damaged or not there in full; copy it here again, or open it and save it anew";

/** @param weight in bytes */
export function tooHeavy(weight: number): string {
  return `has ${inMillions(weight)} MB, at most ${limits.weight / 1e6}; ${smaller}`;
}

/** The problem of a name that Markdown or an address could not hold, if any. */
export function nameProblem(name: string): string | undefined {
  if (/^[\w.~-]+$/.test(name)) return undefined;
  return `has a name with spaces or signs that a text cannot hold; rename it to "${tidyName(name)}"`;
}

/** "My Shop (1).JPG" → "my-shop-1.jpg" */
export function tidyName(name: string): string {
  const [, stem = name, ending = ""] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  return `${slugOf(stem).slice(0, longestName) || "picture"}${ending.toLowerCase()}`;
}

/** In millions with one decimal, rounded up: 15.04 MB are over the limit of 15 and show as 15.1. */
function inMillions(value: number): string {
  return (Math.ceil(value / 1e5) / 10).toFixed(1);
}
