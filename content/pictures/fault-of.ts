import { slugOf } from "../load/slug.ts";
import { otherFormat } from "./other-formats.ts";
import { type Header, isJpeg, isPng, readHeader } from "./read-header.ts";

export const limits = {
  /** In bytes: more than any camera's JPEG of the pixels below. */
  weight: 15_000_000,
  pixels: 40_000_000,
  /** In pixels: what a section's picture takes on a large screen, and a phone's width. */
  width: 480,
  /** Times the width; a higher one is a strip that nobody sees at once. */
  height: 3,
};

const endings = { jpeg: /\.jpe?g$/i, png: /\.png$/i };
const smaller = "save it smaller; 2400 pixels wide are plenty";

/**
 * Says what is wrong with a picture as far as its first and last bytes tell, or undefined.
 * @param name the file's name, for its ending
 */
export function faultOf(name: string, bytes: Buffer): string | undefined {
  if (bytes.length === 0) return "is empty; copy the picture here again";
  if (bytes.length > limits.weight) return tooHeavy(bytes.length);
  if (!isJpeg(bytes) && !isPng(bytes)) return notTaken(name, otherFormat(bytes));
  const format = isJpeg(bytes) ? "jpeg" : "png";
  if (!endings[format].test(name)) return mislabelled(name, format);
  const header = readHeader(bytes);
  return header ? faultOfHeader(header) : damaged;
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

function faultOfHeader(header: Header): string | undefined {
  const { width, height, isCmyk, isAnimated, isWhole } = header;
  if (isAnimated)
    return "is an animated PNG, and pictures stand still here; save one frame of it as PNG";
  if (isCmyk)
    return "has the colours of printing (CMYK); save it with those of screens (RGB, sRGB)";
  if (width * height > limits.pixels)
    return `has ${inMillions(width * height)} megapixels (${width} × ${height}), at most ${limits.pixels / 1e6}; ${smaller}`;
  if (width < limits.width)
    return `is ${width} pixels wide, at least ${limits.width}; take a larger one`;
  if (height > width * limits.height)
    return `is ${width} × ${height} pixels, at most ${limits.height} times as high as wide; crop it`;
  return isWhole ? undefined : damaged;
}

function notTaken(name: string, format: string | undefined): string {
  if (!format) return "is no picture that can be read; save it anew as JPEG or PNG";
  const advice = format.startsWith("animated")
    ? "pictures stand still here, so save one frame of it as JPEG or PNG"
    : `open it and save or export it as ${format === "SVG" ? "PNG, 1600 pixels wide" : "JPEG or PNG"}`;
  return `${isNamed(name, format)}; ${advice}`;
}

function mislabelled(name: string, format: "jpeg" | "png"): string {
  const ending = format === "jpeg" ? ".jpg" : ".png";
  const right = name.replace(/(\.[^.]*)?$/, ending);
  return `${isNamed(name, format.toUpperCase())}; rename it to "${right}"`;
}

/** What a file is, and that its name says otherwise. */
function isNamed(name: string, format: string): string {
  const ending = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? "";
  const article = /^(?:[ai]|svg)/i.test(format) ? "an" : "a";
  const isHonest = format.toLowerCase().includes(ending.slice(1)) && ending !== "";
  return `is ${article} ${format}${isHonest ? "" : ` named "${ending}"`}`;
}

/** With one decimal, rounded up: no picture of 15.04 MB has 15.0. */
function inMillions(value: number): string {
  return (Math.ceil(value / 1e5) / 10).toFixed(1);
}
