import { expect, test } from "vitest";
import { photo } from "../../e2e/fixture/sample-pictures.ts";
import { checkPicture, nameProblem } from "./check-picture.ts";

const jpeg = await photo().jpeg().toBuffer();

test("a JPEG and a PNG have a size; a turned one has that in which it is shown", async () => {
  const png = await photo().png().toBuffer();
  const turned = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(checkPicture(jpeg)).toEqual({ width: 800, height: 600 });
  expect(checkPicture(png)).toEqual({ width: 800, height: 600 });
  expect(checkPicture(turned)).toEqual({ width: 600, height: 800 });
});

test.each([
  ["a WebP", await photo().webp().toBuffer(), "is of the format webp"],
  ["words", Buffer.from("words"), "is no picture that can be read"],
  ["a JPEG without size", jpeg.subarray(0, 100), "is no picture that can be read"],
])("%s is refused", (_, bytes, problem) => {
  expect(checkPicture(bytes)).toEqual({ problem: expect.stringContaining(problem) });
});

test("a name with spaces is refused, and a tidy one proposed", () => {
  expect(nameProblem("My Shop (1).JPG")).toContain('rename it to "my-shop-1.jpg"');
  expect(nameProblem("my-shop-1.jpg")).toBeUndefined();
});
