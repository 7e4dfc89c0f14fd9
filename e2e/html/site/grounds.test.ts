import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { hexOf } from "../../../components/brand/colours.ts";
import { all } from "../page.ts";
import { open, out, pages } from "./site.ts";

test("nothing in a drawing has the ink of its ground, on which only its outline would show", async () => {
  /** The inks that each drawing stands on. */
  const shown = new Map<string, Set<string>>();
  for (const image of pages.flatMap(({ path }) => all(open(path), "img.scene-file"))) {
    const src = image.getAttribute("src") ?? "";
    const [, ink = ""] = /\bbg-(\w+)/.exec(image.className) ?? [];
    shown.set(src, (shown.get(src) ?? new Set()).add(ink));
  }
  expect(shown.size).toBeGreaterThan(50);
  const hidden: string[] = [];
  for (const [src, inks] of shown) {
    const countOf = await edgeReader(readFileSync(join(out, src)));
    for (const ink of inks) {
      const edge = countOf(hexOf(ink));
      // Less is the tip of a leaf.
      if (edge > 60) hidden.push(`${src} on ${ink}: ${edge} pixels along its edges`);
    }
  }
  expect(hidden).toEqual([]);
});

const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/** How many pixels of a colour lie within an outline's width of what is transparent. */
async function edgeReader(svg: Buffer): Promise<(colour: string) => number> {
  const { data, info } = await sharp(svg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isGround = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (data[(y * width + x) * 4 + 3] ?? 255) < 40;
  return (colour) => {
    const channels = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
    const isInk = (at: number) =>
      channels.every((value, i) => Math.abs((data[at * 4 + i] ?? 0) - value) < 4);
    let count = 0;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (
          isInk(y * width + x) &&
          steps.some((dy) => steps.some((dx) => isGround(x + dx, y + dy)))
        )
          count++;
    return count;
  };
}
