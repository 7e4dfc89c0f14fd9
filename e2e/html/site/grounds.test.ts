import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { hexOf } from "../../../components/brand/colours.ts";
import { all } from "../page.ts";
import { open, out, pages } from "./site.ts";

test("nothing in a drawing has the ink of its ground, on which only its outline would show", async () => {
  const shown = new Map<string, { src: string; ink: string }>();
  for (const { path } of pages)
    for (const image of all(open(path), "img.scene-file")) {
      const src = image.getAttribute("src") ?? "";
      const [, ink = ""] = /\bbg-(\w+)/.exec(image.className) ?? [];
      shown.set(`${src} on ${ink}`, { src, ink });
    }
  expect(shown.size).toBeGreaterThan(50);
  const hidden: string[] = [];
  for (const [name, { src, ink }] of shown) {
    const edge = await inkBesideGround(readFileSync(join(out, src)), hexOf(ink));
    // Less is the tip of a leaf.
    if (edge > 60) hidden.push(`${name}: ${edge} pixels along its edges`);
  }
  expect(hidden).toEqual([]);
});

/** How many pixels of a colour lie within an outline's width of what is transparent. */
async function inkBesideGround(svg: Buffer, colour: string): Promise<number> {
  const { data, info } = await sharp(svg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const channels = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  const isInk = (at: number) =>
    channels.every((value, i) => Math.abs((data[at * 4 + i] ?? 0) - value) < 4);
  const isGround = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (data[(y * width + x) * 4 + 3] ?? 255) < 40;
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isInk(y * width + x) && steps.some((dy) => steps.some((dx) => isGround(x + dx, y + dy))))
        count++;
  return count;
}
