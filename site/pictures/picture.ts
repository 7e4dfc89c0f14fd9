import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentRoot } from "../load/files.ts";

/** A JPEG or PNG that lies beside the texts that show it. */
export type ImageFile = {
  /** Path from the project's root: "content/blog/shop-window.jpg". */
  file: string;
  /** The problem found without decoding it, if any; the fields below are then empty. */
  problem: string | undefined;
  /** In pixels, after Exif rotation. */
  width: number;
  height: number;
  /** Name in addresses, with a hash of the bytes: "shop-window-3fa2…". */
  id: string;
};

/** All pictures by `file`. */
export type ImageFiles = ReadonlyMap<string, ImageFile>;

/** At this quality of WebP no difference shows on a photo of a shop at twice its size. */
export const quality = 78;

/** In pixels: a phone, a phone of high density or a column of text, and that at high density. */
const steps = [480, 960, 1600];
const widest = 1600;

/** The widths in which a picture is encoded; it is never enlarged. */
export function widthsOf({ width }: Pick<ImageFile, "width">): number[] {
  const last = Math.min(width, widest);
  // A step that is hardly narrower than the last width saves no bytes.
  return [...steps.filter((step) => step < last * 0.9), last];
}

/** The width for those who cannot choose one: old browsers and feed readers. */
export function usualWidthOf(picture: Pick<ImageFile, "width">): number {
  return widthsOf(picture).findLast((width) => width <= 960) ?? picture.width;
}

/** Address of a picture in one width. */
export function pictureAddress({ id }: Pick<ImageFile, "id">, width: number): string {
  return `/pictures/${id}-${width}.webp`;
}

/**
 * A picture as WebP in a width: turned upright, in sRGB, without the camera's metadata (place, time,
 * thumbnail). Transparency becomes white: dark lines would be lost on a dark page.
 * @throws naming the file, where it is damaged
 */
export async function encoded(
  { file }: Pick<ImageFile, "file">,
  width: number,
  root = contentRoot(),
): Promise<Buffer<ArrayBuffer>> {
  // Imported here since sharp loads slowly, and most pages have no picture.
  const { default: sharp } = await import("sharp");
  const picture = sharp(await readFile(join(root, file)), { failOn: "error" });
  try {
    const upright = picture.autoOrient().resize(width).flatten({ background: "#fff" });
    return Buffer.from(await upright.webp({ quality }).toBuffer());
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause}`, { cause });
  }
}
