import { imageSize } from "image-size";
import { slugOf } from "../site/slug.ts";

export const limits = {
  /** In bytes: more than any camera's JPEG of the pixels below. */
  weight: 15_000_000,
  pixels: 40_000_000,
  /** In pixels: what a section's picture takes on a large screen, and a phone's width. */
  width: 480,
  /** Times the width; a higher one is a strip that nobody sees at once. */
  height: 3,
};

const endings: Record<string, RegExp> = { jpg: /\.jpe?g$/i, png: /\.png$/i };
const smaller = "save it smaller; 2400 pixels wide are plenty";

/** Size of a picture as it is shown, in pixels, or what is wrong with it. */
export type Checked = { width: number; height: number } | { fault: string };

/**
 * Checks a picture as far as that goes without decoding it.
 * @param name the file's name, for its ending
 */
export function checkPicture(name: string, bytes: Buffer): Checked {
  if (bytes.length === 0) return { fault: "is empty; copy the picture here again" };
  if (bytes.length > limits.weight) return { fault: tooHeavy(bytes.length) };
  const size = sizeOf(bytes);
  if (!size) return { fault: "is no picture that can be read; save it anew as JPEG or PNG" };
  const { type = "", orientation = 1 } = size;
  const ending = endings[type];
  if (!ending)
    return { fault: `is of the format ${type.toUpperCase()}; open it and save it as JPEG or PNG` };
  if (!ending.test(name)) {
    const right = name.replace(/(\.[^.]*)?$/, `.${type}`);
    return { fault: `is a ${type.toUpperCase()} by its content; rename it to "${right}"` };
  }
  // Exif: from 5 on, the camera lay on its side.
  const { width, height } = orientation > 4 ? { width: size.height, height: size.width } : size;
  const fault = sizeFault(width, height);
  return fault ? { fault } : { width, height };
}

/** @returns undefined where the bytes are no picture, or not enough of one */
function sizeOf(bytes: Buffer) {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

function sizeFault(width: number, height: number): string | undefined {
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

/** Says what is wrong with a name that Markdown or an address could not hold, or undefined. */
export function nameFault(name: string): string | undefined {
  if (/^[\w.-]+$/.test(name)) return undefined;
  return `has a name with spaces or signs that a text cannot hold; rename it to "${tidyName(name)}"`;
}

/** "My Shop (1).JPG" → "my-shop-1.jpg" */
export function tidyName(name: string): string {
  const [, stem = name, ending = ""] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  return `${slugOf(stem) || "picture"}${ending.toLowerCase()}`;
}

/** With one decimal, rounded up: no picture of 15.04 MB has 15.0. */
function inMillions(value: number): string {
  return (Math.ceil(value / 1e5) / 10).toFixed(1);
}
