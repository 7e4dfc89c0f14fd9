import { expect, test } from "vitest";
import { flat, photo } from "../../e2e/fixture/sample-pictures.ts";
import { checkPicture } from "./check-picture.ts";
import { meanColour } from "./colour-of.ts";

test("the mean colour is that of the picture, and white where it is transparent", async () => {
  expect(await meanColour(await flat(600, 400).png().toBuffer())).toBe("#cc6633");
  expect(await meanColour(await flat(600, 400).ensureAlpha(0).png().toBuffer())).toBe("#ffffff");
});

test.each([
  ["a PNG with wrong bytes", "a.png", await photo().png().toBuffer()],
  ["a JPEG with wrong bytes", "a.jpg", await photo().jpeg().toBuffer()],
])("%s shows when all of it is decoded", async (_, name, bytes) => {
  const broken = Buffer.from(bytes);
  broken.fill("\xff\xd3", 50_000, 55_000, "latin1");
  expect(checkPicture(name, broken)).not.toHaveProperty("problem");
  await expect(meanColour(broken)).rejects.toThrow();
});

test.each([
  ["half a JPEG", "a.jpg", await photo().jpeg().toBuffer()],
  ["half a PNG", "a.png", await photo().png().toBuffer()],
])("%s shows when all of it is decoded", async (_, name, bytes) => {
  const half = bytes.subarray(0, bytes.length / 2);
  expect(checkPicture(name, half)).not.toHaveProperty("problem");
  await expect(meanColour(half)).rejects.toThrow();
});

test("a JPEG as some phones write it is whole", async () => {
  const odd = await photo().jpeg().toBuffer();
  const scan = odd.lastIndexOf(Buffer.from([0xff, 0xda]));
  // The JPEG's spectral selection is 0 to 0 instead of 0 to 63.
  odd[scan + 12] = 0;
  await expect(meanColour(odd)).resolves.toMatch(/^#/);
});
