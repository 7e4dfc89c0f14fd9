import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatProblem } from "../load/problem.ts";
import { heaviestImage, imageProblems } from "./check-pictures.ts";

test("a picture that is too heavy is named", () => {
  const root = mkdtempSync(join(tmpdir(), "pictures-"));
  try {
    mkdirSync(join(root, "public/photos"), { recursive: true });
    writeFileSync(join(root, "public/photos/shop.JPG"), Buffer.alloc(2_400_000));
    writeFileSync(join(root, "public/light.png"), Buffer.alloc(heaviestImage));
    writeFileSync(join(root, "public/prices.pdf"), Buffer.alloc(2_400_000));
    expect(imageProblems(root).map(formatProblem)).toEqual([
      "public/photos/shop.JPG:1 the picture has 2.4 MB, at most 0.3; a picture of a text lies beside it, in content/, and the build makes it light",
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
