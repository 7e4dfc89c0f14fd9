import { expect, test } from "vitest";
import { flat, photo, withSize } from "../../e2e/fixture/sample-pictures.ts";
import { checkPicture, nameProblem, tidyName } from "./check-picture.ts";
import { isWhole } from "./damage.ts";

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
  ["the colours of printing", "a.jpg", await photo().toColourspace("cmyk").jpeg().toBuffer()],
  ["a JPEG with more behind its end", "shop.jpg", Buffer.concat([jpeg, Buffer.alloc(999)])],
])("%s is taken, and can be decoded", async (_, name, bytes) => {
  expect(checkPicture(name, bytes)).toEqual({ width: 800, height: 600 });
  expect(await isWhole(bytes)).toBe(true);
});

const unreadable = "is no picture that can be read; save it anew as JPEG or PNG";

test.each([
  ["nothing", "a.jpg", Buffer.alloc(0), "is empty; copy the picture here again"],
  [
    "15 MB and a byte",
    "a.jpg",
    Buffer.alloc(15_000_001),
    "has 15.1 MB, at most 15; save it smaller; 2400 pixels wide are plenty",
  ],
  ["a PNG named .jpg", "a.jpg", png, 'is a PNG by its content; rename it to "a.png"'],
  ["a JPEG named .PNG", "a.PNG", jpeg, 'is a JPG by its content; rename it to "a.jpg"'],
  ["a JPEG without ending", "a", jpeg, 'is a JPG by its content; rename it to "a.jpg"'],
  [
    "a WebP",
    "a.webp",
    await photo().webp().toBuffer(),
    "is of the format WEBP; open it and save it as JPEG or PNG",
  ],
  [
    "a GIF named .jpg",
    "a.jpg",
    await photo().gif().toBuffer(),
    "is of the format GIF; open it and save it as JPEG or PNG",
  ],
  ["words", "a.jpg", Buffer.from("words"), unreadable],
  ["a JPEG without size", "a.jpg", jpeg.subarray(0, 100), unreadable],
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
])("%s: refused in words that say what to do", (_, name, bytes, message) => {
  expect(checkPicture(name, bytes)).toEqual({ problem: message });
});

test.each([1, 3, 6, 8])(
  "a JPEG that is turned (Exif %i) has the size that it is shown in",
  async (orientation) => {
    const bytes = await photo(900, 600).withMetadata({ orientation }).jpeg().toBuffer();
    const [width, height] = orientation > 4 ? [600, 900] : [900, 600];
    expect(checkPicture("a.jpg", bytes)).toEqual({ width, height });
  },
);

test.each([
  ["My Shop (1).JPG", "my-shop-1.jpg"],
  ["Vitrine d’été.png", "vitrine-dete.png"],
  ["店.jpg", "picture.jpg"],
])("%s is refused as a name, and %s proposed", (name, tidy) => {
  expect(nameProblem(name)).toContain(`rename it to "${tidy}"`);
  expect(tidyName(name)).toBe(tidy);
  expect(nameProblem(tidy)).toBeUndefined();
});
