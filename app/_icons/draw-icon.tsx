import sharp from "sharp";
import { hex, hexOf } from "@/components/brand/colours";
import { Mark } from "@/components/brand/mark";
import { svgText } from "@/components/pictures/svg-text";
import { dark } from "@/tailwind.config";

/** Every icon of the site comes from the drawing in components/brand/mark.tsx. */

/** The icon of a browser's tab, for light and dark ones. */
export function vectorIcon(): string {
  const rule = (property: string) =>
    `[${property}="${hexOf("ink")}"]{${property}:${hex(dark["--ink"])}}`;
  const style = `<style>@media(prefers-color-scheme:dark){${rule("fill")}${rule("stroke")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 0 40 40">${style}${svgText(<Mark />)}</svg>`;
}

type Look = {
  /** Width and height in pixels. */
  size: number;
  /** Height of the mark, as a fraction of the icon's. */
  part: number;
  /** Colour token of the background; without one it is transparent. */
  ground?: string;
};

/** The mark in the middle of a square, as a PNG file. */
export async function pixelIcon({ size, part, ground }: Look): Promise<Buffer<ArrayBuffer>> {
  const side = 40 / part;
  const svg = svgText(
    <svg
      aria-hidden
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox={`${16 - side / 2} ${20 - side / 2} ${side} ${side}`}
    >
      {ground && (
        <rect
          x={16 - side / 2}
          y={20 - side / 2}
          width={side}
          height={side}
          className={`fill-${ground}`}
        />
      )}
      <Mark />
    </svg>,
  );
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 32, dither: 0 })
    .toBuffer();
  return Buffer.from(png);
}

/** A PNG file as the only picture of an .ico file: its directory of 6 + 16 bytes, then the file. */
export function icoFile(png: Buffer, size: number): Buffer<ArrayBuffer> {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}
