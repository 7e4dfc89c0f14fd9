import sharp from "sharp";
import { expect, test } from "vitest";
import { meanColour } from "./colour-of.ts";
import { damaged, faultOf, nameFault, tidyName } from "./fault-of.ts";
import { readHeader } from "./read-header.ts";
import { animatedPng, flat, photo, withSize } from "./sample-pictures.ts";

const jpeg = await photo().jpeg().toBuffer();
const png = await photo().png().toBuffer();

test.each([
  ["a JPEG", "shop.jpg", jpeg],
  ["a JPEG in capital letters", "SHOP.JPEG", jpeg],
  ["a PNG", "shop.png", png],
  ["a progressive JPEG", "shop.jpg", await photo().jpeg({ progressive: true }).toBuffer()],
  ["a grey JPEG", "shop.jpg", await photo().greyscale().jpeg().toBuffer()],
  ["a PNG of few colours", "shop.png", await photo().png({ palette: true }).toBuffer()],
  ["a PNG with transparent parts", "shop.png", await photo().ensureAlpha(0.5).png().toBuffer()],
  ["a PNG of 16 bits", "shop.png", await photo().toColourspace("rgb16").png().toBuffer()],
  ["a JPEG with more behind its end", "shop.jpg", Buffer.concat([jpeg, Buffer.alloc(999)])],
])("%s is taken, and can be decoded", async (_, name, bytes) => {
  expect(faultOf(name, bytes)).toBeUndefined();
  expect(await meanColour(bytes)).toMatch(/^#[78]\w[78]\w[78]\w$|^#[a-f0-9]{6}$/);
});

const gif = await photo().gif().toBuffer();
const frames = await sharp(
  await Promise.all([0, 90].map((hue) => flat(64, 64).modulate({ hue }).png().toBuffer())),
  { join: { animated: true } },
);
const elsewhere = "open it and save or export it as JPEG or PNG";
const oneFrame = "pictures stand still here, so save one frame of it as JPEG or PNG";

test.each([
  ["nothing", "a.jpg", Buffer.alloc(0), "is empty; copy the picture here again"],
  [
    "15 MB and a byte",
    "a.jpg",
    Buffer.alloc(15_000_001),
    "has 15.1 MB, at most 15; save it smaller; 2400 pixels wide are plenty",
  ],
  ["a PNG named .jpg", "a.jpg", png, 'is a PNG named ".jpg"; rename it to "a.png"'],
  ["a JPEG named .PNG", "a.PNG", jpeg, 'is a JPEG named ".png"; rename it to "a.jpg"'],
  ["a JPEG without ending", "a", jpeg, 'is a JPEG named ""; rename it to "a.jpg"'],
  ["a GIF", "a.gif", gif, `is a GIF; ${elsewhere}`],
  ["a GIF named .jpg", "a.jpg", gif, `is a GIF named ".jpg"; ${elsewhere}`],
  ["an animated GIF", "a.gif", await frames.gif().toBuffer(), `is an animated GIF; ${oneFrame}`],
  ["a WebP", "a.webp", await photo().webp().toBuffer(), `is a WebP; ${elsewhere}`],
  [
    "an animated WebP",
    "a.webp",
    await frames.webp().toBuffer(),
    `is an animated WebP; ${oneFrame}`,
  ],
  ["an AVIF", "a.avif", await flat(64, 64).avif().toBuffer(), `is an AVIF; ${elsewhere}`],
  ["a HEIC", "a.heic", Buffer.from("\0\0\0\x18ftypheic\0\0"), `is a HEIC; ${elsewhere}`],
  [
    "a HEIC named .jpg",
    "a.jpg",
    Buffer.from("\0\0\0\x18ftypmif1"),
    `is a HEIC named ".jpg"; ${elsewhere}`,
  ],
  ["a TIFF", "a.tif", await photo().tiff().toBuffer(), `is a TIFF; ${elsewhere}`],
  [
    "an SVG",
    "a.svg",
    Buffer.from('<?xml version="1.0"?>\n<svg/>'),
    "is an SVG; open it and save or export it as PNG, 1600 pixels wide",
  ],
  ["a PDF", "a.jpg", Buffer.from("%PDF-1.7"), `is a PDF named ".jpg"; ${elsewhere}`],
  [
    "a saved web page",
    "a.jpg",
    Buffer.from("<!DOCTYPE html><html>"),
    `is a web page named ".jpg"; ${elsewhere}`,
  ],
  [
    "words",
    "a.jpg",
    Buffer.from("words"),
    "is no picture that can be read; save it anew as JPEG or PNG",
  ],
  [
    "an animated PNG",
    "a.png",
    animatedPng(png),
    "is an animated PNG, and pictures stand still here; save one frame of it as PNG",
  ],
  [
    "the colours of printing",
    "a.jpg",
    await photo().toColourspace("cmyk").jpeg().toBuffer(),
    "has the colours of printing (CMYK); save it with those of screens (RGB, sRGB)",
  ],
  [
    "41 megapixels",
    "a.png",
    withSize(png, 8200, 5000),
    "has 41.0 megapixels (8200 × 5000), at most 40; save it smaller; 2400 pixels wide are plenty",
  ],
  [
    "a bomb of 4 gigapixels",
    "a.png",
    withSize(png, 65_535, 65_535),
    expect.stringContaining("megapixels (65535 × 65535), at most 40"),
  ],
  [
    "479 pixels",
    "a.png",
    await flat(479, 300).png().toBuffer(),
    "is 479 pixels wide, at least 480; take a larger one",
  ],
  [
    "a strip",
    "a.png",
    await flat(500, 1501).png().toBuffer(),
    "is 500 × 1501 pixels, at most 3 times as high as wide; crop it",
  ],
  ["a JPEG without size", "a.jpg", jpeg.subarray(0, 100), damaged],
  ["half a JPEG", "a.jpg", jpeg.subarray(0, jpeg.length / 2), damaged],
  ["a JPEG without its last bytes", "a.jpg", jpeg.subarray(0, -2), damaged],
  ["half a PNG", "a.png", png.subarray(0, png.length / 2), damaged],
  ["a PNG without its end", "a.png", png.subarray(0, -12), damaged],
  ["a PNG's first bytes", "a.png", png.subarray(0, 10), damaged],
])("%s: refused in words that say what to do", (_, name, bytes, message) => {
  expect(faultOf(name, bytes)).toEqual(message);
});

test.each([1, 3, 6, 8])(
  "a JPEG that is turned (Exif %i) has the size that it is shown in",
  async (orientation) => {
    const bytes = await photo(900, 600).withMetadata({ orientation }).jpeg().toBuffer();
    const [width, height] = orientation > 4 ? [600, 900] : [900, 600];
    expect(readHeader(bytes)).toMatchObject({ width, height });
  },
);

test.each([
  ["My Shop (1).JPG", "my-shop-1.jpg"],
  ["Vitrine d’été.png", "vitrine-dete.png"],
  ["店.jpg", "picture.jpg"],
])("%s is refused as a name, and %s proposed", (name, tidy) => {
  expect(nameFault(name)).toContain(`rename it to "${tidy}"`);
  expect(tidyName(name)).toBe(tidy);
  expect(nameFault(tidy)).toBeUndefined();
});
