import { expect, test } from "vitest";
import { photo } from "../../e2e/fixture/sample-pictures.ts";
import { checkPicture } from "./check-picture.ts";
import { isWhole } from "./damage.ts";

test.each([
  ["a PNG with wrong bytes", "a.png", await photo().png().toBuffer()],
  ["a JPEG with wrong bytes", "a.jpg", await photo().jpeg().toBuffer()],
])("%s shows when all of it is decoded", async (_, name, bytes) => {
  const broken = Buffer.from(bytes);
  broken.fill("\xff\xd3", 50_000, 55_000, "latin1");
  expect(checkPicture(name, broken)).not.toHaveProperty("problem");
  expect(await isWhole(broken)).toBe(false);
});

test.each([
  ["half a JPEG", "a.jpg", await photo().jpeg().toBuffer()],
  ["half a PNG", "a.png", await photo().png().toBuffer()],
])("%s shows when all of it is decoded", async (_, name, bytes) => {
  const half = bytes.subarray(0, bytes.length / 2);
  expect(checkPicture(name, half)).not.toHaveProperty("problem");
  expect(await isWhole(half)).toBe(false);
});

test("a JPEG as some phones write it is whole", async () => {
  const odd = await photo().jpeg().toBuffer();
  const scan = odd.lastIndexOf(Buffer.from([0xff, 0xda]));
  // The JPEG's spectral selection is 0 to 0 instead of 0 to 63.
  odd[scan + 12] = 0;
  expect(await isWhole(odd)).toBe(true);
});
